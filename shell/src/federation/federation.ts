import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The part of the federation runtime that the loader uses. Tests pass a fake runtime. */
export interface Federation {
  readonly registerRemotes: typeof registerRemotes;
  readonly loadRemote: (id: string) => Promise<unknown>;
  /** Registers a function that gives the script options for the URL of a remote entry. */
  readonly useScripts: (describe: (url: string) => EntryScript) => void;
}

export interface EntryScript {
  readonly integrity: string;
  /** After this many milliseconds a pending entry counts as failed. The runtime alone would wait 20 s. */
  readonly timeout: number;
}

/** The real federation runtime. */
export const federation: Federation = {
  registerRemotes,
  loadRemote,
  useScripts(describe) {
    registerPlugins([
      {
        name: 'entry-scripts',
        createScript({ url }) {
          const { integrity, timeout } = describe(url);
          const script = document.createElement('script');
          script.integrity = integrity;
          script.src = url;
          return { script, timeout };
        },
      },
    ]);
  },
};
