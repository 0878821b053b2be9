import fs from 'node:fs';
import path from 'node:path';

/** Compares what each module loads before its app runs, as its release.json lists it, with .ci/budget.json. */

const ROOT = path.resolve(import.meta.dirname, '..');
const { comment: _, routes: __, ...budgets } = read('.ci/budget.json');

const rows = Object.entries(budgets).map(([module, limit]) => {
  const { firstLoad, files } = read(`${module}/dist/release.json`);
  const names = [...firstLoad.scripts, ...firstLoad.styles];
  const kilobytes = names.reduce((sum, name) => sum + files[name].brotliBytes, 0) / 1000;
  return { module, kilobytes, limit, isOver: kilobytes > limit };
});

for (const { module, kilobytes, limit, isOver } of rows) {
  console.info(
    `${isOver ? 'OVER' : 'ok  '} ${module.padEnd(12)} ${kilobytes.toFixed(1)} of ${limit} KB brotli`,
  );
}
if (rows.some(({ isOver }) => isOver)) process.exitCode = 1;

function read(file) {
  return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
}
