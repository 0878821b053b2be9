import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads from .ci/budget.json the size limits of the modules' first loads. The unit is 1000 bytes, after compression
 * with Brotli.
 */
export async function readBudgets(workspaceDir: string): Promise<Readonly<Record<string, number>>> {
  const text = await fs.readFile(path.join(workspaceDir, '.ci/budget.json'), 'utf8');
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([module, limit]) => (typeof limit === 'number' ? [[module, limit]] : [])),
  );
}
