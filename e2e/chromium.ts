import fs from 'node:fs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Debian's Chromium where it is, else the one that `npx playwright install chromium` brings. */
const executable = fs.existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {};

/** How Chromium is started: with nothing that would use the network by itself. */
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
