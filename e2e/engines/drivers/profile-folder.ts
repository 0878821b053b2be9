import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Makes an empty profile folder for a browser. */
export const makeProfile = () => fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-profile-'));

/** Removes a profile folder. Retries several times, because the browser's last processes may still write to it. */
export const removeProfile = (folder: string) =>
  fs.rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
