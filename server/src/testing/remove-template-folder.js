import fs from 'node:fs/promises';

/** Jest runs this after all test files (`globalTeardown`). */
export default function removeTemplateFolder() {
  return fs.rm(process.env.DATABASE_TEMPLATE_FOLDER ?? '', { recursive: true, force: true });
}
