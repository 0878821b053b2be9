import fs from 'node:fs/promises';
import path from 'node:path';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { readIfThere } from '../files/read-if-there';

/**
 * Reads the size limits of the modules' first loads, each from the budget.json in the folder of its module. The unit is
 * 1000 bytes, after compression with Brotli.
 * @throws {OperatorError} when a budget.json is not JSON
 */
export async function readBudgets(workspaceDir: string): Promise<Readonly<Record<string, number>>> {
  const folders = await fs.readdir(workspaceDir, { withFileTypes: true });
  const modules = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const limits = await Promise.all(modules.map((module) => readBudget(path.join(workspaceDir, module))));
  return Object.fromEntries(
    modules.flatMap((module, at) => (limits[at] === undefined ? [] : [[module, limits[at]]])),
  );
}

/**
 * Reads the size limit from the budget.json in the folder of a module. Gives `undefined` when the module has no limit.
 * @throws {OperatorError} when the budget.json is not JSON
 */
export async function readBudget(folder: string): Promise<number | undefined> {
  const file = path.join(folder, 'budget.json');
  const text = await readIfThere(file);
  if (text === null) return undefined;
  try {
    const { kilobytes } = JSON.parse(text) as { readonly kilobytes?: unknown };
    return typeof kilobytes === 'number' ? kilobytes : undefined;
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}
