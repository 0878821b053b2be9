import {
  withoutEarlyCalls,
  withoutFirstView,
  withoutMachine,
  withoutPreloads,
  withoutSkeleton,
  type EditPage,
} from './edit-page';

interface Keyed {
  /** What `--without` calls it. */
  readonly key: string;
  /** What is missing without it. */
  readonly title: string;
}

/** Its pages can be edited so that they have it no more. */
interface TrickOfPages extends Keyed {
  readonly edit: EditPage;
}

/** A module can be built without it: `--env without=<key>`. */
export interface TrickOfBuild extends Keyed {
  readonly module: 'shell' | 'mfe-voting';
}

export type Trick = TrickOfPages | TrickOfBuild;

/** What the product can be measured without, one at a time. A further one needs an entry here. */
export const TRICKS: readonly Trick[] = [
  { key: 'first-view', title: 'what the site host draws', edit: withoutFirstView },
  { key: 'machine-in-html', title: 'that, and the machine in the HTML', edit: withoutMachine },
  { key: 'early-calls', title: 'those, and what the inline script asks for', edit: withoutEarlyCalls },
  { key: 'preloads', title: "preloads of the remote's scripts", edit: withoutPreloads },
  { key: 'skeleton', title: 'skeleton and first view', edit: withoutSkeleton },
  { key: 'facades', title: 'facades of lent libraries', module: 'shell' },
  { key: 'left-out', title: 'leaving out what no page reaches', module: 'shell' },
  { key: 'slices', title: 'a task for each library', module: 'shell' },
  { key: 'external-runtime', title: 'one federation runtime', module: 'mfe-voting' },
  { key: 'late-axios', title: 'axios after the first paint', module: 'mfe-voting' },
];
