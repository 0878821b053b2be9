/**
 * These exports replace utils/preload.js of @module-federation/runtime-core. They preload nothing, because the HTML of
 * a page contains the page's preloads.
 */
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => Promise.resolve([]);
