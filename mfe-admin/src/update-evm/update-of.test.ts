import fc from 'fast-check';
import { EVM_FIELDS, type EvmField } from './evm-fields';
import { valuesOf } from './evm-values';
import { previewOf, updateOf, wholeUpdateOf } from './update-of';

const ALWAYS_SENT: readonly EvmField[] = ['main_title', 'entity_subtitle', 'vidint', 'extra3', 'extra4'];

const typed = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(null, '', ' ', '\t') },
  { weight: 2, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.integer().map(String) },
);
const forms = fc.record(Object.fromEntries(EVM_FIELDS.map((field) => [field, typed]))) as fc.Arbitrary<
  Record<EvmField, string | null>
>;
const isEmpty = (value: string | null) => (value ?? '').trim() === '';

it('an update has the fields that are neither empty nor null, and five fields always', () => {
  fc.assert(
    fc.property(forms, (values) => {
      const update = updateOf(values, null);
      for (const field of EVM_FIELDS) {
        expect(field in update).toBe(ALWAYS_SENT.includes(field) || !isEmpty(values[field]));
      }
    }),
  );
});

it('the update of an earlier version has every field, and clears those that the version has blank', () => {
  const blank = Object.fromEntries(EVM_FIELDS.map((field) => [field, ''])) as Record<EvmField, string>;
  const cleared = EVM_FIELDS.filter((field) => field !== 'evmsr'); // a serial number cannot be cleared
  expect(wholeUpdateOf(blank)).toEqual(
    Object.fromEntries(cleared.map((field) => [field, ALWAYS_SENT.includes(field) ? null : ''])),
  );
  expect(wholeUpdateOf({ ...blank, evmsr: '7', sname: 'Party' })).toMatchObject({ evmsr: 7, sname: 'Party' });
});

it('an update sends no empty text, and no text with spaces at its ends', () => {
  fc.assert(
    fc.property(forms, (values) => {
      for (const value of Object.values(updateOf(values, null))) {
        if (typeof value === 'string') expect(value).toBe(value.trim() || 'never empty');
      }
    }),
  );
});

it('an update sends numbers where the contract has numbers, and only there', () => {
  fc.assert(
    fc.property(forms, fc.integer({ min: 0, max: 99 }), (values, number) => {
      const update = updateOf({ ...values, evmsr: String(number), vidint: ` ${number} `, cname: '5' }, null);
      expect([update.evmsr, update.vidint, update.cname]).toEqual([number, number, '5']);
    }),
  );
});

it('an update has the client’s name if it is known', () => {
  fc.assert(
    fc.property(forms, fc.option(fc.string()), (values, name) => {
      expect(updateOf(values, name).client_name).toBe(name || undefined);
    }),
  );
});

it('a text that is not a number is left for the schema to refuse', () => {
  expect(updateOf({ ...valuesOf({}), evmsr: 'five' }, null).evmsr).toBe('five');
});

it('a preview shows the machine as an update would make it: empty fields keep their value, and five are cleared', () => {
  const machine = { vid: 'asha', cname: 'आशा', main_title: 'Other', evmsr: 3 };
  const values = { ...valuesOf(machine), cname: '', main_title: '', evmsr: '7' };
  expect(previewOf(machine, values)).toMatchObject({ vid: 'asha', cname: 'आशा', main_title: null, evmsr: 7 });
});

it('an update sends an empty text for a saved picture that was removed', () => {
  const saved = { cpicurl: '/files/a.png', symbolurl: null };
  const values = { ...valuesOf(saved), cpicurl: '' };
  expect(updateOf(values, null, saved)).toMatchObject({ cpicurl: '' });
  expect(updateOf(values, null, saved)).not.toHaveProperty('symbolurl');
  expect(previewOf(saved, values)).toMatchObject({ cpicurl: '' });
});

it('an update sends an empty text for a blank field that was removed, if something is published', () => {
  const saved = { sname: 'Party', cname: null, vname: 'Nagar' };
  const values = { ...valuesOf(saved), sname: ' ', vname: 'New' };
  const update = updateOf(values, null, saved, ['sname', 'cname', 'vname']);
  expect(update).toMatchObject({ sname: '', vname: 'New' });
  expect(update).not.toHaveProperty('cname');
});
