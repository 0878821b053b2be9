import fs from 'node:fs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Debian's Chromium if it is installed, else the one of `npx playwright install chromium`. */
const executable = fs.existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {};

/** Launch options that keep Chromium from using the network on its own. */
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
