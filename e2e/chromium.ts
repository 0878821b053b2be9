import fs from 'node:fs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The Chromium of `CHROMIUM_PATH` or Debian's, if it is installed; else that of `npx playwright install chromium`. */
const executable = fs.existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {};

/** Launch options with which Chromium also starts as root, and does not use the network on its own. */
export const chromiumOptions = {
  ...executable,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
