import path from 'node:path';
import { parseArgs } from 'node:util';
import { packShared } from './pack-shared';

/**
 * `npm run pack:shared` makes a package of `shared`, for a remote in a repository of its own. `--to <folder>` says where;
 * by default it is `reports`. With `--registry <address>` npm may publish the package, to that registry only.
 * docs/remotes.md
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({ options: { to: { type: 'string' }, registry: { type: 'string' } } });
const { to = path.join(ROOT, 'reports'), registry } = values;
console.info(packShared(ROOT, path.resolve(process.env.INIT_CWD ?? '.', to), registry));
