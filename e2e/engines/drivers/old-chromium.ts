import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { Driver } from './driver';
import { startChromium } from './chromium';

const run = promisify(execFile);

/** Where unpacked browsers stay, to be fetched once. */
const CACHE = process.env.OLD_BROWSERS ?? path.join(os.homedir(), '.cache/demo-evm-browsers');

/** A version of the npm package `chrome-aws-lambda`, each of which holds one headless build of Chromium. */
export interface OldChromium {
  readonly version: string;
  /** Of the package's tarball, as the registry has always given it. */
  readonly integrity: string;
}

/** These builds were made for a container without a graphics card, where their sandbox does not start. */
const ARGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];

/** Starts an old Chromium, which is fetched when it has not been before. */
export async function startOldChromium(browser: OldChromium): Promise<Driver> {
  const folder = await fetchBrowser(browser);
  return startChromium({
    executablePath: path.join(folder, 'chromium'),
    args: ARGS,
    env: { LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
  });
}

/**
 * Fetches, checks and unpacks a browser.
 * @returns its folder
 * @throws when the package is not the one that is known
 */
async function fetchBrowser({ version, integrity }: OldChromium): Promise<string> {
  const folder = path.join(CACHE, version);
  if (await exists(folder)) return folder;
  await fs.mkdir(CACHE, { recursive: true });
  const work = await fs.mkdtemp(path.join(CACHE, 'fetch-'));
  await run('npm', ['pack', `chrome-aws-lambda@${version}`, '--silent', '--pack-destination', work]);
  const tarball = path.join(work, `chrome-aws-lambda-${version}.tgz`);
  const hash = createHash('sha512')
    .update(await fs.readFile(tarball))
    .digest('base64');
  if (`sha512-${hash}` !== integrity) throw new Error(`chrome-aws-lambda@${version} is not the known one.`);
  await run('tar', ['-xf', tarball, '-C', work]);
  await unpack(path.join(work, 'package/bin'), path.join(work, 'unpacked'));
  try {
    await fs.rename(path.join(work, 'unpacked'), folder);
  } catch (error) {
    if (!(await exists(folder))) throw error; // else another worker was faster
  }
  await fs.rm(work, { recursive: true });
  return folder;
}

/** The browser and the archives of its libraries are each compressed by brotli. */
async function unpack(from: string, to: string): Promise<void> {
  await fs.mkdir(path.join(to, 'swiftshader'), { recursive: true });
  for (const name of await fs.readdir(from)) {
    const content = brotliDecompressSync(await fs.readFile(path.join(from, name)));
    const archive = path.join(to, path.basename(name, '.br'));
    if (name.startsWith('chromium')) await fs.writeFile(path.join(to, 'chromium'), content, { mode: 0o755 });
    else {
      await fs.writeFile(archive, content);
      await run('tar', ['-xf', archive, '-C', name.startsWith('swiftshader') ? `${to}/swiftshader` : to]);
      await fs.rm(archive);
    }
  }
}

async function exists(place: string): Promise<boolean> {
  return fs.access(place).then(
    () => true,
    () => false,
  );
}
