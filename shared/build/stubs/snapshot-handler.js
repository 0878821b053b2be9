import { DisabledSnapshotHandler } from 'whole-library/disabled-snapshots';

/** Does nothing. The original class remembers the manifests of remotes, but our remotes have no manifests. */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
