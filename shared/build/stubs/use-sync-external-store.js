/** React itself has had this hook since version 18. The replaced package is for older versions of React. */
export { useSyncExternalStore } from 'react';
