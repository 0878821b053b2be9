import { DisabledSnapshotHandler } from 'whole-library/disabled-snapshots';

/** No remote of ours has a manifest, so nothing is ever remembered of one. */
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
