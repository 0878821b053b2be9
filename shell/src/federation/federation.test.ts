import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as runtime from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { federation } from './federation';
import provideRuntimeCore from './runtime-core-plugin';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

it('loads every entry with its hash and a timeout', () => {
  federation.useScripts((url) => ({ integrity: `hash of ${url}`, timeout: 2_500 }));
  const [plugins] = jest.mocked(runtime.registerPlugins).mock.calls[0] ?? [];
  const [plugin] = plugins ?? [];
  if (!plugin || !('createScript' in plugin)) throw new Error('There is no plugin for scripts.');
  expect(plugin.name).toBe('entry-scripts');
  const created = plugin.createScript({ url: '/mfe-x/1/remote-entry.js' });
  expect(created).toMatchObject({ timeout: 2_500 });
  const { script } = created as { script: HTMLScriptElement };
  expect([script.tagName, script.getAttribute('src'), script.integrity]).toEqual([
    'SCRIPT',
    '/mfe-x/1/remote-entry.js',
    'hash of /mfe-x/1/remote-entry.js',
  ]);
});

it('gives remotes each name of the shell’s runtime that their own part of the runtime imports', () => {
  expect(provideRuntimeCore()).toEqual({ name: 'provide-runtime-core' });
  const library = path.dirname(require.resolve('@module-federation/runtime-core'));
  const file = path.join(library, '../../runtime/dist/index.js');
  const [, imported = ''] =
    /^import \{(.*)\} from "@module-federation\/runtime-core"/m.exec(readFileSync(file, 'utf8')) ?? [];
  const names = imported.split(',').map((name) => name.trim());
  expect(names).toContain('ModuleFederation');
  const lent = globalThis._FEDERATION_RUNTIME_CORE as Record<string, unknown>;
  for (const name of names) expect(lent[name]).toBe(runtimeCore[name as keyof typeof runtimeCore]);
});
