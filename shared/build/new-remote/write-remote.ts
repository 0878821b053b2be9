import fs from 'node:fs';
import path from 'node:path';
import { fillTemplate } from './fill-template';
import type { RemoteNames } from './names';

const TEMPLATE = path.join(import.meta.dirname, 'template/src');

/**
 * Writes all files of a new remote.
 * @param dir the folder of the remote, which has none of these files yet
 * @param configuration the files outside `src`, by name
 */
export function writeRemote(
  dir: string,
  names: RemoteNames,
  route: string,
  configuration: Readonly<Record<string, string>>,
): void {
  const sources = fs
    .readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const files = {
    ...configuration,
    ...Object.fromEntries(
      sources.map((file) => [
        path.join('src', fillTemplate(path.relative(TEMPLATE, file), names, route)),
        fillTemplate(fs.readFileSync(file, 'utf8'), names, route),
      ]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
