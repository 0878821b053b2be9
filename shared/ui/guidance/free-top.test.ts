import fc from 'fast-check';
import { freeTop, type Edges } from './free-top';

const place = (...rows: Edges[]) => freeTop(68, 740, { top: 0, bottom: 48 }, rows);

it('is the bottom of the window when no row is covered there', () => {
  expect(place()).toBe(664);
  expect(place({ top: 100, bottom: 164 })).toBe(664);
});

it('is under the plate when the bottom would cover a row', () => {
  expect(place({ top: 650, bottom: 714 })).toBe(56);
});

it('is beside a row when both other places would cover one', () => {
  expect(place({ top: 650, bottom: 714 }, { top: 60, bottom: 124 })).toBe(574);
});

it('is above the plate when the plate is in the middle of the window and a row is under it', () => {
  const rows = [
    { top: 340, bottom: 404 },
    { top: 500, bottom: 740 },
  ];
  expect(freeTop(68, 740, { top: 290, bottom: 338 }, rows)).toBe(214);
  expect(freeTop(120, 740, { top: 290, bottom: 338 }, rows)).toBe(162);
});

it('is over the plate when only the plate leaves room', () => {
  expect(freeTop(40, 300, { top: 0, bottom: 48 }, [{ top: 60, bottom: 300 }])).toBe(12);
});

it('is the bottom when there is no room', () => {
  expect(place({ top: 0, bottom: 740 })).toBe(664);
});

it('never covers a row while there is room beside the rows', () => {
  const anyRow = fc
    .record({ top: fc.integer({ min: -200, max: 800 }), height: fc.integer({ min: 40, max: 200 }) })
    .map(({ top, height }): Edges => ({ top, bottom: top + height }));
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 3 }),
      fc.integer({ min: 30, max: 160 }),
      fc.integer({ min: 200, max: 900 }),
      fc.integer({ min: 0, max: 300 }),
      (rows, height, windowHeight, plateTop) => {
        const covers = (top: number) => rows.some((row) => row.top < top + height && row.bottom > top);
        const withMargins = (top: number) =>
          rows.some((row) => row.top - 8 < top + height && row.bottom + 8 > top);
        const tops = Array.from({ length: Math.max(0, windowHeight - height - 15) }, (_, index) => index + 8);
        const top = freeTop(height, windowHeight, { top: plateTop, bottom: plateTop + 48 }, rows);
        if (tops.some((each) => !withMargins(each))) expect(covers(top)).toBe(false);
        expect(top).toBeLessThanOrEqual(windowHeight - height - 8);
      },
    ),
  );
});
