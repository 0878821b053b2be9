import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startNginx } from './nginx-process';

it('says why when nginx ends before it answers', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-no-nginx-'));
  const program = path.join(folder, 'nginx');
  // A fake nginx. With `-t`, it accepts every configuration. Without `-t`, it writes a line to the error log and ends.
  const code = '#!/bin/sh\n[ "$1" = -t ] && exit 0\necho "no worker could start" > "$4"\nexit 1\n';
  await fs.writeFile(program, code, { mode: 0o755 });
  await expect(startNginx([1, 2], program)).rejects.toThrow('no worker could start');
  await fs.rm(folder, { recursive: true });
});
