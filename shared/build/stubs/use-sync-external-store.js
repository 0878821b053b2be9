/** React has this hook since version 18; the package is for older ones. */
export { useSyncExternalStore } from 'react';
