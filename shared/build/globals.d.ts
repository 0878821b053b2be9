/** The folder of the running bundle's files, with a trailing slash. Webpack sets it. */
declare let __webpack_public_path__: string;

/** The route patterns of the remote on a standalone page. Its bundler config sets them. */
declare const STANDALONE_MOUNTS: readonly string[];

/** The key that a standalone page sends with uploads. It must be that of the server. */
declare const STANDALONE_UPLOAD_KEY: string;

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** The address of a sound file. */
declare module '*.mp3' {
  const address: string;
  export default address;
}

/** The remote that a standalone page shows; an alias in its bundler config. */
declare module 'standalone-app' {
  const App: import('@demo-evm/shared/contract').RemoteModule['default'];
  export default App;
}

/** The app that is rendered on the server; an alias in its bundler config. */
declare module 'server-rendered-app' {
  const App: import('@demo-evm/shared/contract').RemoteModule['default'];
  export default App;
}

/** The build of the renderer that needs no Node; the same as `react-dom/server`. */
declare module 'react-dom/server.browser' {
  export { renderToString } from 'react-dom/server';
}

/** The app inside a shell without federation; an alias in its bundler config. */
declare module 'bundled-app' {
  const App: import('@demo-evm/shared/contract').RemoteModule['default'];
  export default App;
  export const contractVersion: number;
}

/** These are aliases by which a facade reaches the library itself. */
declare module 'whole-library/react-router-dom' {
  export * from 'react-router-dom';
}
declare module 'whole-library/react-i18next' {
  export * from 'react-i18next';
}
declare module 'whole-library/i18next' {
  export * from 'i18next';
}
declare module 'whole-library/disabled-snapshots' {
  export class DisabledSnapshotHandler {}
}
