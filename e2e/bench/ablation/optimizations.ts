import {
  withoutEarlyCalls,
  withoutFirstView,
  withoutMachine,
  withoutPreloads,
  withoutSkeleton,
  type EditPage,
} from '../../edit-page';

interface Keyed {
  /** The name of the optimization on the command line: `--without <key>`. */
  readonly key: string;
  /** The part of the product that is removed, in words for the report. */
  readonly title: string;
}

/** An optimization of the HTML. The benchmark removes this optimization by editing each page. */
interface PageOptimization extends Keyed {
  readonly edits: readonly EditPage[];
}

/**
 * An optimization of a bundle. The benchmark builds `module` with `--env without=<key>`, which removes the
 * optimization.
 */
export interface BuildOptimization extends Keyed {
  readonly module: 'shell' | 'mfe-voting';
}

export type Optimization = PageOptimization | BuildOptimization;

/** What `--without` can remove from the product. The benchmark removes the chosen entries one at a time. */
export const OPTIMIZATIONS: readonly Optimization[] = [
  { key: 'first-view', title: 'first view', edits: [withoutFirstView] },
  {
    key: 'machine-in-html',
    title: 'first view, and machine in the HTML',
    edits: [withoutFirstView, withoutMachine],
  },
  {
    key: 'early-calls',
    title: 'first view, machine, and requests of the inline script',
    edits: [withoutFirstView, withoutMachine, withoutEarlyCalls],
  },
  { key: 'preloads', title: "preloads of the remote's scripts", edits: [withoutPreloads] },
  { key: 'skeleton', title: 'skeleton and first view', edits: [withoutFirstView, withoutSkeleton] },
  { key: 'facades', title: 'facades of lent libraries', module: 'shell' },
  { key: 'stubs', title: 'stubs for library code that no page runs', module: 'shell' },
  { key: 'slices', title: 'a task for each library', module: 'shell' },
  { key: 'external-runtime', title: 'one federation runtime', module: 'mfe-voting' },
  { key: 'late-axios', title: 'axios after the first paint', module: 'mfe-voting' },
];
