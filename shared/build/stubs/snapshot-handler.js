import { DisabledSnapshotHandler } from 'whole-library/disabled-snapshots';

/** The library remembers the manifests of remotes here. No remote has one. */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
