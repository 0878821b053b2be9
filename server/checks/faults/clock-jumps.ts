import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withServer } from './with-servers';

const SHIFT_CLOCK = pathToFileURL(path.join(import.meta.dirname, 'shift-clock.js')).href;
const BETWEEN_JUMPS_MS = 1_500;

/** Sets the clock of the server a day ahead, two days back, and right again. */
export const clockJumps: Fault = {
  check: () =>
    withServer(
      ({ url, pid }) =>
        underTraffic(
          'the clock jumps a day ahead, two days back, and a day ahead',
          { urlOf: () => url },
          async () => {
            for (let jump = 0; jump < 3; jump += 1) {
              process.kill(pid, 'SIGUSR2');
              await wait(BETWEEN_JUMPS_MS);
            }
          },
        ),
      { NODE_OPTIONS: `--import=${SHIFT_CLOCK}` },
    ),
};
