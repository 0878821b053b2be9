import fs from 'node:fs';
import path from 'node:path';
import { freePort, refusalOfRemote } from './check-request';
import type { RemoteChoices } from './configuration-files';
import { namesOf } from './names';
import { readRemotes } from './read-remotes';
import { workspaceFiles } from './workspace-files';
import { writeRemote } from './write-remote';

/**
 * Writes a new remote into a workspace. It is not installed and not formatted yet.
 * @param root the folder of the packages
 * @throws an Error with a sentence when the name or the route cannot be used; nothing is written then
 */
export async function createRemote(root: string, name: string, route: string): Promise<RemoteChoices> {
  const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const folders = fs.readdirSync(root);
  const remotes = await readRemotes(root, folders);
  const refusal = refusalOfRemote(name, route, folders, remotes);
  if (refusal !== null) throw new Error(refusal);

  const { dependencies } = readJson('shared/package.json') as { dependencies: Record<string, string> };
  const { kilobytes } = readJson('shell/budget.json') as { kilobytes: number };
  const choices = { route, port: freePort(remotes), versions: dependencies };
  const names = namesOf(name);
  writeRemote(path.join(root, name), names, route, workspaceFiles(names, choices, kilobytes));
  return choices;
}
