/** React has it since 18; the package is for older ones. */
export { useSyncExternalStore } from 'react';
