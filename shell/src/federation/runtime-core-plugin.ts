import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/**
 * Each remote contains @module-federation/runtime, which imports these names from the shell's copy of the federation
 * runtime. Remotes of older releases use the names too, so no name is ever removed.
 */
const LENT = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/**
 * Gives remotes the shell's copy of the federation runtime. The option `provideExternalRuntime` of
 * @module-federation/enhanced also gives remotes a copy, but it bundles the runtime twice (22 KB gzip).
 */
export default function provideRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = LENT;
  return { name: 'provide-runtime-core' };
}
