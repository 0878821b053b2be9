import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** The part of the federation runtime that the loader uses; tests pass their own. */
export interface Federation {
  readonly registerRemotes: typeof registerRemotes;
  readonly loadRemote: (id: string) => Promise<unknown>;
  /** Sets the script options of every remote entry. */
  readonly useScripts: (describe: (url: string) => EntryScript) => void;
}

export interface EntryScript {
  readonly integrity: string;
  /** Milliseconds after which a pending entry counts as lost; the runtime alone would wait 20 s. */
  readonly timeout: number;
}

/** The runtime of the library. */
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
