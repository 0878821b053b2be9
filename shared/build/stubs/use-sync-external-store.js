/**
 * Replaces the package `use-sync-external-store`. Only versions of React before 18 need the package, because newer
 * versions have the hook `useSyncExternalStore`.
 */
export { useSyncExternalStore } from 'react';
