import fs from 'node:fs';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * The Chromium at the path `CHROMIUM_PATH`, by default Debian's Chromium. If there is no file at the path, Playwright
 * starts the Chromium of `npx playwright install chromium`.
 */
const executable = fs.existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {};

/** Launch options that let Chromium start as root, and disable updates and other work in the background. */
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
