import fs from 'node:fs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The Chromium of `CHROMIUM_PATH` or Debian's, if it is installed; else that of `npx playwright install chromium`. */
const executable = fs.existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {};

/** Launch options that let Chromium start as root, and turn off updates and other work in the background. */
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
