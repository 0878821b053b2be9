import { DisabledSnapshotHandler } from 'whole-library/disabled-snapshots';

/**
 * This class replaces the `SnapshotHandler` of @module-federation/runtime-core, and does nothing. The replaced class
 * remembers the manifests of remotes, but our remotes have no manifests.
 */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
