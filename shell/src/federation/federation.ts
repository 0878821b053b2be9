import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** What the loader needs of the federation runtime; tests give their own. */
export interface Federation {
  readonly registerRemotes: typeof registerRemotes;
  readonly loadRemote: (id: string) => Promise<unknown>;
  /** Makes every entry be loaded as this says. */
  readonly useScripts: (describe: (url: string) => EntryScript) => void;
}

export interface EntryScript {
  readonly integrity: string;
  /** Milliseconds after which an entry that hangs counts as lost; the runtime alone would wait 20 s. */
  readonly timeout: number;
}

/** The real one. */
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
