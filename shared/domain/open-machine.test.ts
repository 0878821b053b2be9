import { failure, success } from './result';
import { openMachine, OPENING, type MachineEvent, type MachineState } from './open-machine';
import { describeVid } from './vid';

const DETAILS = { cname: 'आशा' };
const CUSTOM = { id: 'evm_1', title: 'Class', themeColor: '#ffffff', candidates: [{ name: 'A', votes: 0 }] };

const opened = (vid: string, here: Partial<{ preview: typeof DETAILS; custom: typeof CUSTOM }> = {}) =>
  ({ type: 'opened', meaning: describeVid(vid), here: { preview: null, custom: null, ...here } }) as const;
const answered = (vid: string, value: typeof DETAILS | null): MachineEvent => ({
  type: 'answered',
  vid,
  answer: success(value),
});
const failed = (vid: string): MachineEvent => ({ type: 'answered', vid, answer: failure('offline') });
const after = (...events: MachineEvent[]) => events.reduce<MachineState>(openMachine, OPENING);

it('reads nothing from the server until an address is opened', () => {
  expect(OPENING).toEqual({ phase: 'loading', vid: null });
  expect(after(answered('x', DETAILS))).toBe(OPENING);
});

it('finds the machine of a vid, or that there is none', () => {
  expect(after(opened('x'))).toEqual({ phase: 'loading', vid: 'x' });
  expect(after(opened('x'), answered('x', DETAILS))).toEqual({
    phase: 'found',
    machine: { kind: 'published', vid: 'x', details: DETAILS },
  });
  expect(after(opened('x'), answered('x', null))).toEqual({ phase: 'missing', from: 'site' });
});

it.each(['mr', 'hi'])('shows demo where no machine is called %s', (vid) => {
  expect(after(opened(vid), answered(vid, DETAILS))).toMatchObject({ machine: { vid } });
  expect(after(opened(vid), answered(vid, null))).toEqual({ phase: 'loading', vid: 'demo' });
  expect(after(opened(vid), answered(vid, null), answered('demo', null))).toMatchObject({ phase: 'missing' });
});

it('shows no machine that its campaign has paused, and no other machine in its place', () => {
  const paused = success({ paused_at: '2026-11-22T06:00:00.000Z' });
  for (const vid of ['x', 'mr'])
    expect(after(opened(vid), { type: 'answered', vid, answer: paused })).toEqual({ phase: 'paused' });
  const live = success({ ...DETAILS, paused_at: null });
  expect(after(opened('x'), { type: 'answered', vid: 'x', answer: live })).toMatchObject({ phase: 'found' });
});

it('reads the same vid again after a failure', () => {
  const broken = after(opened('mr'), failed('mr'));
  expect(broken.phase).toBe('failed');
  expect(openMachine(broken, { type: 'retried' })).toEqual(after(opened('mr')));
});

it('takes a preview from the browser, once', () => {
  expect(after(opened('preview', { preview: DETAILS }))).toEqual({
    phase: 'found',
    machine: { kind: 'preview', details: DETAILS },
  });
  expect(after(opened('preview'))).toEqual({ phase: 'preview-ended' });
});

it('takes a machine of this device from the browser', () => {
  expect(after(opened('evm_1', { custom: CUSTOM }))).toEqual({
    phase: 'found',
    machine: { kind: 'custom', machine: CUSTOM },
  });
  expect(after(opened('evm_1'))).toEqual({ phase: 'missing', from: 'device' });
});

it('ignores answers about another vid, and a retry without a failure', () => {
  for (const state of [
    after(opened('x')),
    after(opened('x'), answered('x', DETAILS)),
    after(opened('preview')),
  ]) {
    expect(openMachine(state, answered('y', DETAILS))).toBe(state);
    expect(openMachine(state, { type: 'retried' })).toBe(state);
  }
});
