/**
 * Replaces the package `use-sync-external-store`. Only versions of React before 18 need the package, because React
 * itself has had this hook since version 18.
 */
export { useSyncExternalStore } from 'react';
