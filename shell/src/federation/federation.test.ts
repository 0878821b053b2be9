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

it('gives remotes the shell’s runtime', () => {
  expect(provideRuntimeCore()).toEqual({ name: 'provide-runtime-core' });
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE', runtimeCore);
});
