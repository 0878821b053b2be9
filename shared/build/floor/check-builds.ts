import path from 'node:path';
import { ALLOWED, findAllowed } from './allowed';
import { browserScripts } from './browser-scripts';
import { findNewer } from './find-newer';

/**
 * `npm run floor`: fails if a browser of the floor could not run what has been built. Names that are allowed and no
 * longer used are refused too. docs/decisions/0029
 */

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const PACKAGES = ['shell', 'mfe-voting', 'mfe-admin', 'mfe-create', 'mfe-bihar'];

const scripts = PACKAGES.flatMap((name) => browserScripts(path.join(WORKSPACE, name, 'dist')));
const uses = scripts.flatMap(({ name, text }) => {
  const file = path.relative(WORKSPACE, name);
  return findNewer(text).map((use) => ({ file, use, allowed: findAllowed(use, file) }));
});
const refused = uses.filter(({ allowed }) => !allowed);
const unused = ALLOWED.filter((allowed) => uses.every((use) => use.allowed !== allowed));

for (const { file, use } of refused)
  console.error(`newer than the oldest supported browsers: ${use} in ${file}`);
for (const { use, reason } of unused) console.error(`allowed, but no longer used: ${use} (${reason})`);
if (refused.length + unused.length > 0) process.exitCode = 1;
else console.info(`ok   ${scripts.length} scripts are what the oldest supported browsers can run`);
