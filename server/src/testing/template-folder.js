import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Jest runs this before all test files (`globalSetup`). It makes the folder in which database-template.ts keeps its template. */
export default async function makeTemplateFolder() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-template-'));
  process.env.DATABASE_TEMPLATE_FOLDER = folder;
}
