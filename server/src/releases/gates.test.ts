import type { Release } from '@demo-evm/shared/contract';
import { SHELL, VOTING } from '../testing/test-site';
import { refusals, type GateFacts } from './gates';
import { withCanary, withCurrent, type Modules } from './registry-changes';

const NO_FACTS: GateFacts = { damage: [], budgets: [] };
const CREATE: Release = { ...VOTING, module: 'mfe-create', version: '1.0.0-ccc', mounts: ['/create'] };
const newer: Release = { ...VOTING, version: '1.1.0-ddd', contractVersion: 2 };

const live = (...releases: Release[]): Modules => releases.reduce((all, one) => withCurrent(all, one), {});
const refused = (modules: Modules, facts = NO_FACTS) => refusals(modules, facts);

it('accepts releases that fit together, and remotes when there is no shell yet', () => {
  expect(refused(live(SHELL, VOTING, CREATE))).toEqual([]);
  expect(refused(live(newer))).toEqual([]);
});

it('refuses a remote that the shell cannot host, also as a canary', () => {
  const sentence = 'mfe-voting 1.1.0-ddd has contract 2; shell 1.0.0-aaa supports 1.';
  expect(refused(live(SHELL, newer))).toEqual([sentence]);
  expect(refused(withCanary(live(SHELL, VOTING), newer, 5))).toEqual([sentence]);
});

it('refuses a shell that cannot host every live remote, also with canaries', () => {
  const next: Release = { ...SHELL, version: '2.0.0-eee', supports: [2, 3] };
  const sentence = 'mfe-voting 1.0.0-bbb has contract 1; shell 2.0.0-eee supports 2 and 3.';
  expect(refused(live(next, VOTING))).toEqual([sentence]);
  expect(refused(withCanary(live(SHELL, VOTING), next, 5))).toEqual([sentence]);
  expect(refused(withCanary(live(next, newer), VOTING, 5))).toEqual([sentence]);
  const both: Release = { ...SHELL, version: '2.0.0-fff', supports: [1, 2] };
  expect(refused(withCanary(live(both, VOTING), newer, 5))).toEqual([]);
});

it.each([
  [['/demo/:vid'], '/demo/:vid'],
  [['/x', '/Demo/new/'], '/Demo/new/'],
])('refuses a remote at %p beside /demo/:vid', (mounts, mount) => {
  expect(refused(live(VOTING, { ...CREATE, mounts }))).toEqual([
    `mfe-voting at /demo/:vid and mfe-create at ${mount} answer the same addresses.`,
  ]);
});

it('allows a canary the addresses of its current release', () => {
  expect(refused(withCanary(live(VOTING), { ...VOTING, version: '1.1.0-d' }, 5))).toEqual([]);
});

it('refuses damaged files and names them', () => {
  const file = { integrity: 'sha256-', bytes: 1, brotliBytes: 1 };
  const release: Release = { ...VOTING, files: { a: file, b: file, c: file, d: file, e: file } };
  const files = ['a', 'b', 'c', 'd'].map((name) => ({ file: name, problem: 'missing' as const }));
  expect(refused({}, { ...NO_FACTS, damage: [{ release, isBuild: false, files }] })).toEqual([
    'mfe-voting 1.0.0-bbb is damaged in 4 of 5 files: a is missing, b is missing, c is missing, and 1 more. Release that build again, which repairs it, or choose another version.',
  ]);
  expect(refused({}, { ...NO_FACTS, damage: [{ release, isBuild: true, files }] })).toEqual([
    'The build of mfe-voting is damaged in 4 of 5 files: a is missing, b is missing, c is missing, and 1 more. Build it again.',
  ]);
  const copies = ['a.br', 'a.gz'].map((name) => ({ file: name, problem: 'changed' as const }));
  expect(refused({}, { ...NO_FACTS, damage: [{ release, isBuild: true, files: copies }] })).toEqual([
    'The build of mfe-voting is damaged in 1 of 5 files: a.br is changed, a.gz is changed. Build it again.',
  ]);
});

it('refuses a release that loads more than its budget, or has no budget', () => {
  const file = { integrity: 'sha256-', bytes: 90_000, brotliBytes: 13_250 };
  const release: Release = { ...VOTING, files: { 'remote-entry.js': file, 'app.css': file, other: file } };
  const within = (limit: number | undefined) => refused({}, { ...NO_FACTS, budgets: [{ release, limit }] });
  expect(within(26.5)).toEqual([]);
  expect(within(26)).toEqual([
    'mfe-voting 1.0.0-bbb loads 26.5 KB of Brotli before it runs; mfe-voting/budget.json allows 26.',
  ]);
  expect(within(undefined)).toEqual([
    'mfe-voting has no limit for its first load. Give it one: "kilobytes" in mfe-voting/budget.json.',
  ]);
});
