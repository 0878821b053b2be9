import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The address of the shown page, without its fragment; empty until the page is in a browser. */
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
