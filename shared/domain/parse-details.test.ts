import { parseDetails } from './parse-details';

it.each([null, ''])('reads %p as no machine', (body) => expect(parseDetails(body)).toBeNull());

it.each([undefined, 5, true, '<html>', []])('cannot read %p', (body) => {
  expect(parseDetails(body)).toBeUndefined();
});

it('keeps only values that a field may have', () => {
  const answer = { cname: 'आशा', sname: null, mva: true, extra3: ['#ffffff'], priority: { a: 1 }, vname: '' };
  expect(parseDetails(answer)).toEqual({ cname: 'आशा', sname: null, vname: '' });
});

it('turns a number into text, except in the fields that may be numbers', () => {
  expect(parseDetails({ cname: 5, vidint: 7, evmsr: 3 })).toEqual({ cname: '5', vidint: 7, evmsr: 3 });
});
