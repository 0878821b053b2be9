import {
  withoutEarlyCalls,
  withoutFirstView,
  withoutMachine,
  withoutPreloads,
  withoutSkeleton,
  type EditPage,
} from './edit-page';

interface Keyed {
  /** The name of the optimization on the command line: `--without <key>`. */
  readonly key: string;
  /** What the product has because of the optimization. */
  readonly title: string;
}

/** An optimization of the HTML: the bench removes it by editing each page. */
interface PageOptimization extends Keyed {
  readonly edit: EditPage;
}

/** An optimization of a bundle: the bench builds the module without it, by `--env without=<key>`. */
export interface BuildOptimization extends Keyed {
  readonly module: 'shell' | 'mfe-voting';
}

export type Optimization = PageOptimization | BuildOptimization;

/** What the product can be measured without, one at a time. A further one needs an entry here. */
export const OPTIMIZATIONS: readonly Optimization[] = [
  { key: 'first-view', title: 'what the site host draws', edit: withoutFirstView },
  { key: 'machine-in-html', title: 'that, and the machine in the HTML', edit: withoutMachine },
  { key: 'early-calls', title: 'those, and what the inline script asks for', edit: withoutEarlyCalls },
  { key: 'preloads', title: "preloads of the remote's scripts", edit: withoutPreloads },
  { key: 'skeleton', title: 'skeleton and first view', edit: withoutSkeleton },
  { key: 'facades', title: 'facades of lent libraries', module: 'shell' },
  { key: 'stubs', title: 'stubs for library code that no page runs', module: 'shell' },
  { key: 'slices', title: 'a task for each library', module: 'shell' },
  { key: 'external-runtime', title: 'one federation runtime', module: 'mfe-voting' },
  { key: 'late-axios', title: 'axios after the first paint', module: 'mfe-voting' },
];
