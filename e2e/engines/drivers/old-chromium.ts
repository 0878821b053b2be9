import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '../../integrity';
import { startChromium } from './chromium';
import type { Driver } from './driver';

const run = promisify(execFile);

/** The folder that keeps the unpacked browsers for later runs. */
const CACHE = process.env.OLD_BROWSERS ?? path.join(os.homedir(), '.cache/demo-evm-browsers');

/** A version of the npm package `chrome-aws-lambda`. Each version contains one headless build of Chromium. */
export interface OldChromium {
  readonly version: string;
  /** The hash of the package's tarball in the npm registry. */
  readonly integrity: string;
}

/** Launch options of builds for AWS Lambda, where there is no graphics card and Chromium's sandbox does not start. */
const ARGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];

/** Starts an old Chromium. If the cache does not have this Chromium, it is fetched first. */
export async function startOldChromium(browser: OldChromium): Promise<Driver> {
  const folder = await fetchBrowser(browser);
  return startChromium({
    executablePath: path.join(folder, 'chromium'),
    args: ARGS,
    env: { LD_LIBRARY_PATH: `${folder}/lib:${folder}` },
  });
}

/**
 * Fetches, checks and unpacks a browser, unless the cache has it already.
 *
 * @returns the folder of the browser
 * @throws an error when the hash of the package is not the expected one
 */
async function fetchBrowser({ version, integrity }: OldChromium): Promise<string> {
  const folder = path.join(CACHE, version);
  if (await exists(folder)) return folder;
  await fs.mkdir(CACHE, { recursive: true });
  const work = await fs.mkdtemp(path.join(CACHE, 'fetch-'));
  await run('npm', ['pack', `chrome-aws-lambda@${version}`, '--silent', '--pack-destination', work]);
  const tarball = path.join(work, `chrome-aws-lambda-${version}.tgz`);
  if (integrityOf(await fs.readFile(tarball), 'sha512') !== integrity)
    throw new Error(`chrome-aws-lambda@${version} does not have the expected hash.`);
  await run('tar', ['-xf', tarball, '-C', work]);
  await unpack(path.join(work, 'package/bin'), path.join(work, 'unpacked'));
  try {
    await fs.rename(path.join(work, 'unpacked'), folder);
  } catch (error) {
    if (!(await exists(folder))) throw error; // if the folder exists, another worker has just unpacked the browser
  }
  await fs.rm(work, { recursive: true });
  return folder;
}

/** Unpacks the files of a package: the browser, and archives of its libraries. Each file is compressed with brotli. */
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
