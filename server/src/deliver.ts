import path from 'node:path';
import { runDeliveryCommand } from './delivery/commands/run-delivery-command';
import { OperatorError } from './operator-error';

/** `npm run release -- mfe-voting` and its sisters: docs/releasing.md. npm says where it was called. */
try {
  const root = path.resolve(import.meta.dirname, '../..');
  const directory = process.env.INIT_CWD ?? process.cwd();
  process.stdout.write(`${await runDeliveryCommand(process.argv.slice(2), process.env, root, directory)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof OperatorError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
