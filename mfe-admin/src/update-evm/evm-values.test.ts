import { browserStorage } from '@demo-evm/shared/device';
import { createDrafts } from './drafts';
import { afterUpdate, changesIn, valuesOf } from './evm-values';

const saved = valuesOf({ cname: 'आशा', evmsr: 3, extra3: '#AA00FF' });

it('a machine is shown as texts, and the admin page’s color stands in for a missing color', () => {
  expect(saved).toMatchObject({ cname: 'आशा', evmsr: '3', e_cname: '', extra3: '#aa00ff' });
  expect(valuesOf({}).extra3).toBe('#430a8a');
});

it('only the fields that differ are changes', () => {
  expect(changesIn(saved, saved)).toEqual({});
  expect(changesIn({ ...saved, cname: '', sname: 'Party' }, saved)).toEqual({ cname: '', sname: 'Party' });
});

it('after an update the form shows what the server has saved, and keeps what was typed meanwhile', () => {
  const sent = { ...saved, cname: '', sname: ' Party ' };
  const typed = { ...sent, vname: 'नगर' };
  const updated = valuesOf({ cname: 'आशा', sname: 'Party', evmsr: 3, extra3: '#AA00FF' });
  expect(afterUpdate(typed, sent, updated)).toEqual({ ...updated, vname: 'नगर' });
});

describe('a draft', () => {
  const drafts = createDrafts(browserStorage);
  const none = { changes: {}, base: {}, removed: [] };
  const draft = { changes: { cname: 'आशा' }, base: { cname: 'Asha' }, removed: ['sname' as const] };

  it('belongs to its owner alone', () => {
    drafts.write('asha', draft);
    expect(drafts.read('asha')).toMatchObject(draft);
    expect(drafts.read('ravi')).toEqual(none);
  });

  it('is removed when nothing is changed any more', () => {
    drafts.write('asha', draft);
    drafts.write('asha', none);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['x', '5', '{"owner":"asha"}', '{"owner":"asha","changes":{"cname":5,"password":"p"}}'])(
    'that is broken (%s) is ignored',
    (text) => {
      browserStorage.setItem('evm_draft', text);
      expect(drafts.read('asha').changes).toEqual({});
    },
  );
});
