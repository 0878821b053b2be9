import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Gives remotes the shell's copy of the federation runtime. The option `provideExternalRuntime` of
 * @module-federation/enhanced also gives remotes a copy, but it bundles the runtime twice (22 KB gzip).
 */
export default function provideRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return { name: 'provide-runtime-core' };
}
