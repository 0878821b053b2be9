/**
 * A server that is started with `node --import` of this file has a clock that jumps at each SIGUSR2: a day ahead, then
 * a day behind, then to the right time, and so on. The database inside the process has the same clock.
 */
const DAY_MS = 86_400_000;
const OFFSETS_MS = [DAY_MS, -DAY_MS, 0];
const RealDate = Date;
let jumps = 0;
let offsetMs = 0;

globalThis.Date = class extends RealDate {
  static now() {
    return RealDate.now() + offsetMs;
  }

  /** @param {ConstructorParameters<DateConstructor>} parts */
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offsetMs);
    else super(...parts);
  }
};

process.on('SIGUSR2', () => {
  offsetMs = OFFSETS_MS[jumps % OFFSETS_MS.length] ?? 0;
  jumps += 1;
});
