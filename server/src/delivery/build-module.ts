import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error';
import { pathExists } from '../files/path-exists';
import { noteBuild } from '../releases/build-notes';
import { readBuild } from '../releases/read-build';
import type { Build } from '../releases/release-storage';
import type { CommandContext } from './command';

/**
 * Tests and builds one package of the workspace. Turbo prints its progress.
 * @throws {OperatorError} when its tests or its build fail, or there is no release.json
 */
export async function buildModule(module: string, { workspaceDir, storage }: CommandContext): Promise<Build> {
  // The build comes after the tests. If the command is killed during the tests, it leaves no new build that the
  // next start of the server would publish.
  const hasPassed =
    (await turbo('test', module, workspaceDir)) && (await turbo('build', module, workspaceDir));
  const build = await readBuild(path.join(workspaceDir, module, 'dist'));
  // The version in `dist` is recorded even when the tests or the build failed. The next start of the server
  // could otherwise publish this build as new.
  if (build) await noteBuild(storage, workspaceDir, build.release);
  if (!hasPassed)
    throw new OperatorError(`${module} is not released: its tests or its build failed, as shown above.`);
  if (!build) throw new OperatorError(`${module} is not released: its build left no dist/release.json.`);
  return build;
}

/** @throws {OperatorError} when the workspace has no such module */
export async function requireModule(module: string, workspaceDir: string): Promise<void> {
  const modules = await modulesOf(workspaceDir);
  if (!modules.includes(module))
    throw new OperatorError(`There is no module ${module}. There are ${modules.join(', ')}.`);
}

async function turbo(task: string, module: string, workspaceDir: string): Promise<boolean> {
  const command = path.join(workspaceDir, 'node_modules/.bin/turbo');
  const running = spawn(command, ['run', task, `--filter=${module}`], {
    cwd: workspaceDir,
    stdio: 'inherit',
  });
  const [code] = (await once(running, 'close')) as [number | null];
  return code === 0;
}

/** Gives the names of the modules. Every package with a webpack configuration is a module. */
async function modulesOf(workspaceDir: string): Promise<string[]> {
  const names = await fs.readdir(workspaceDir);
  const isModule = await Promise.all(
    names.map((name) => pathExists(path.join(workspaceDir, name, 'webpack.config.js'))),
  );
  return names.filter((_, at) => isModule[at]);
}
