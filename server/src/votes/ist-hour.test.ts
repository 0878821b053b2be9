import { istDayBefore, istHourOf } from './ist-hour';

it.each([
  ['2026-11-21T18:29:59.999Z', { day: '2026-11-21', hour: 23 }],
  ['2026-11-21T18:30:00.000Z', { day: '2026-11-22', hour: 0 }],
  ['2026-12-31T18:30:00.000Z', { day: '2027-01-01', hour: 0 }],
  ['2028-02-28T20:00:00.000Z', { day: '2028-02-29', hour: 1 }],
  ['2026-11-22T05:29:59.999Z', { day: '2026-11-22', hour: 10 }],
])('%s is in India %o', (moment, hour) => {
  expect(istHourOf(new Date(moment))).toEqual(hour);
});

it('the day before the first of March is the last of February in India', () => {
  const moment = new Date('2028-02-29T18:30:00.000Z'); // 1 March, 00:00 in India
  expect([0, 1, 2].map((days) => istDayBefore(moment, days))).toEqual([
    '2028-03-01',
    '2028-02-29',
    '2028-02-28',
  ]);
});
