/**
 * The address of the folder with the app's files, with a slash at the end. Webpack sets it, but the server's renderer
 * (render-app.tsx) and the shell with one app inside it (federation-runtime.ts) set it themselves.
 */
declare let __webpack_public_path__: string;

/** The route patterns of the remote on a standalone page. The bundler config of the page sets them. */
declare const STANDALONE_MOUNTS: readonly string[];

/** The key that a standalone page sends with uploads. The key must be the same as the server's upload key. */
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

/** The remote that a standalone page shows. The bundler config of the page sets this alias. */
declare module 'standalone-app' {
  const App: import('@demo-evm/shared/contract').RemoteModule['default'];
  export default App;
}

/** The app that is rendered on the server. The bundler config of the renderer sets this alias. */
declare module 'server-rendered-app' {
  const App: import('@demo-evm/shared/contract').RemoteModule['default'];
  export default App;
}

/**
 * The slip of the app, which confirms a vote. The bundler config of the renderer sets this alias. If the app
 * has no slip, the alias stands for the app itself, but no page requests a slip of this app.
 */
declare module 'server-rendered-slip' {
  const EarlySlip: import('@demo-evm/shared/contract').RemoteModule['default'];
  export default EarlySlip;
}

/** The build of React's server renderer that runs without Node. This declaration has only the function that we use. */
declare module 'react-dom/server.browser' {
  export { renderToString } from 'react-dom/server';
}

/** The app inside a shell without federation. The bundler config of this shell sets this alias. */
declare module 'bundled-app' {
  const App: import('@demo-evm/shared/contract').RemoteModule['default'];
  export default App;
  export const contractVersion: number;
}

/** These aliases import the libraries themselves, not their facades. */
declare module 'whole-library/react-router-dom' {
  export * from 'react-router-dom';
}
declare module 'whole-library/react-i18next' {
  export * from 'react-i18next';
}
declare module 'whole-library/i18next' {
  export * from 'i18next';
}
/** A file of the federation library that the library does not export. */
declare module 'whole-library/disabled-snapshots' {
  export class DisabledSnapshotHandler {}
}
