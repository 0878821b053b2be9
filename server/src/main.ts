import path from 'node:path';
import { run } from './run';

await run(path.resolve(import.meta.dirname, '..'));
