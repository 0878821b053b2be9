import fs from 'node:fs';
import path from 'node:path';
import { ALLOWED, findAllowed } from './allowed';
import { browserScripts } from './browser-scripts';
import { findNewer } from './find-newer';

/**
 * `npm run floor` fails if a built script uses a feature that one of the oldest supported browsers lacks, unless
 * `allowed.ts` allows this use. It also fails if `allowed.ts` has an entry that no script needs any more.
 * docs/decisions/0029
 */

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
/** The packages that are built for browsers. */
const PACKAGES = fs
  .readdirSync(WORKSPACE)
  .filter((name) => fs.existsSync(path.join(WORKSPACE, name, 'webpack.config.js')));

/** Matches the scripts for browsers that are older than the oldest supported browsers. docs/decisions/0045 */
const IS_FOR_OLDER = /first-press-old\.js$/;

/** The folders of the builds. The service worker is a part of the server's build. */
const BUILDS = [...PACKAGES.map((name) => `${name}/dist`), 'server/dist/worker'];

const scripts = BUILDS.flatMap((folder) => browserScripts(path.join(WORKSPACE, folder)));
const uses = scripts.flatMap(({ name, text }) => {
  const file = path.relative(WORKSPACE, name);
  return findNewer(text, IS_FOR_OLDER.test(file) ? 5 : 2019).map((use) => ({
    file,
    use,
    allowed: findAllowed(use, file),
  }));
});
const refused = uses.filter(({ allowed }) => !allowed);
const unused = ALLOWED.filter((allowed) => uses.every((use) => use.allowed !== allowed));

for (const { file, use } of refused)
  console.error(
    `${file} uses ${use}, which one of the oldest supported browsers lacks. Avoid it, or give a reason in allowed.ts.`,
  );
for (const { use, reason } of unused)
  console.error(`allowed.ts allows ${use} (${reason}), but no script uses it any more. Delete the entry.`);
if (refused.length + unused.length > 0) process.exitCode = 1;
else console.info(`ok   the oldest supported browsers can run all ${scripts.length} scripts`);
