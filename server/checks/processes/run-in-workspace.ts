import { run } from '../../src/run';

/** Runs the server on a given workspace: `tsx run-in-workspace.ts <workspace>`. */
const [, , workspace = ''] = process.argv;
await run(workspace, workspace);
