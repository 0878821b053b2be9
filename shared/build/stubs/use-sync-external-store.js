/** React itself has had this hook since version 18. Only older versions of React need the replaced package. */
export { useSyncExternalStore } from 'react';
