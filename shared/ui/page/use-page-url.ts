import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The address of this page, without its fragment; empty in a server-rendered page. */
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
