import fs from 'node:fs';
import path from 'node:path';
import { configurationFiles, type RemoteChoices } from './configuration-files';
import { fillTemplate } from './fill-template';
import type { RemoteNames } from './names';

const TEMPLATE = path.join(import.meta.dirname, 'template/src');

/** Writes all files of a new remote into the folder `dir`, which does not exist yet. */
export function writeRemote(dir: string, names: RemoteNames, choices: RemoteChoices): void {
  const sources = fs
    .readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const files = {
    ...configurationFiles(names, choices),
    ...Object.fromEntries(
      sources.map((file) => [
        path.join('src', fillTemplate(path.relative(TEMPLATE, file), names, choices.route)),
        fillTemplate(fs.readFileSync(file, 'utf8'), names, choices.route),
      ]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
