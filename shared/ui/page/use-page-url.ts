import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** @returns The address of this page without its fragment. It is empty on the server and in the hydrating render. */
export function usePageUrl(): string {
  const { pathname, search } = useLocation();
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => '',
  );
  return origin && `${origin}${pathname}${search}`;
}

function neverChanges() {
  return () => undefined;
}
