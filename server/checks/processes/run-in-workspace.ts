import { run } from '../../src/run';

/** The server's process on another workspace than its own: `tsx run-in.ts <workspace>`. */
const [, , workspace = ''] = process.argv;
await run(workspace, workspace);
