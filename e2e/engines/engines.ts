import { chromiumOptions } from '../chromium';
import { startChromium } from './drivers/chromium';
import type { Engine } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startOldChromium } from './drivers/old-chromium';
import { startWebkit } from './drivers/webkit';

/** All engines in which the journeys run, under their names in the report. */
export const ENGINES = {
  chromium: {
    start: () =>
      startChromium({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: chromiumOptions.args,
      }),
  },
  firefox: { start: startFirefox },
  webkit: { start: startWebkit },
  'chromium-64': {
    start: () =>
      startOldChromium({
        version: '64.0.3264',
        integrity:
          'sha512-3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==',
      }),
  },
  'chromium-69': {
    start: () =>
      startOldChromium({
        version: '1.6.3',
        integrity:
          'sha512-K22/X+AqpSFPmBxuIOHhmzH4Id7Od9GpKvEksuaV7fy+WLvS/TYlwpc4I4B36Wz9u/NmvL9wKsQ1TT9cMhdYhg==',
      }),
  },
  'chromium-80': {
    start: () =>
      startOldChromium({
        version: '2.1.1',
        integrity:
          'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
      }),
  },
  'chromium-85': {
    start: () =>
      startOldChromium({
        version: '5.2.1',
        integrity:
          'sha512-str1ip6pTu9TvCcQyQ/zdYLfQk+ugVVlLf7Gus6peR4PA6Mn3hZBt/eHwgIp/FJ+nY/BIY1jiCYcxpuDjHZWuw==',
      }),
  },
} as const satisfies Record<string, Engine>;

/** The engines that are too old for the App. Only `without-app.spec.ts` runs in these engines. docs/decisions/0045 */
export const TOO_OLD_ENGINES: readonly string[] = ['chromium-64'] satisfies EngineName[];

export type EngineName = keyof typeof ENGINES;
