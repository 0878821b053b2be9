/** A phone vibrates this long when the stamp of the slip lands. */
export const STAMP_VIBRATION_MS = 25;
