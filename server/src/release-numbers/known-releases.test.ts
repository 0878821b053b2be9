import type { Registry } from '@demo-evm/shared/contract';
import { createKnownReleases } from './known-releases';

const at = (
  revision: number,
  current: string,
  canary: Registry['modules'][string]['canary'] = null,
): Registry => ({
  format: 1,
  revision,
  modules: {
    'mfe-x': { current, previous: null, canary, switchedAt: `switch ${revision}`, releases: {} },
  },
});

it('says whether a release is current, is a canary, or was live a short time before', () => {
  const placeOf = createKnownReleases(() => undefined);
  const registry = at(1, '1', { version: '2', percent: 10, since: 'then' });
  expect(placeOf(registry, 'mfe-x', '1')).toMatchObject({ stage: 'current', period: 'then' });
  expect(placeOf(registry, 'mfe-x', '2')).toMatchObject({ stage: 'canary', period: 'then' });
  expect(placeOf(at(2, '1'), 'mfe-x', '2')).toMatchObject({
    version: '2',
    stage: 'recent',
    period: 'switch 2',
  });
});

it('gives one name to all modules and versions that the site does not have', () => {
  const placeOf = createKnownReleases(() => undefined);
  expect(placeOf(at(1, '1'), 'mfe-x', '9')).toMatchObject({
    module: 'mfe-x',
    version: 'other',
    period: null,
  });
  for (const module of ['mfe-y', 'constructor', '__proto__'])
    expect(placeOf(at(1, '1'), module, '1')).toMatchObject({
      module: 'other',
      version: 'other',
      period: null,
    });
});

it('forgets all but the six newest versions of a module', () => {
  const forgotten: string[] = [];
  const placeOf = createKnownReleases((module, version) => forgotten.push(`${module} ${version}`));
  for (let revision = 1; revision <= 8; revision += 1) placeOf(at(revision, String(revision)), 'mfe-x', '1');
  expect(forgotten).toEqual(['mfe-x 1', 'mfe-x 2']);
  expect(placeOf(at(8, '8'), 'mfe-x', '2').version).toBe('other');
  expect(placeOf(at(8, '8'), 'mfe-x', '3').version).toBe('3');
});
