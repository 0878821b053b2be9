import { checkDecisions } from './check-decisions';

const decisions = (...pages: [file: string, text: string][]) =>
  checkDecisions(new Map(pages.map(([file, text]) => [`docs/decisions/${file}`, text])));

it('accepts decisions that are numbered without gaps', () => {
  expect(decisions(['0001-a.md', '# 0001 A'], ['0002-b.md', '# 0002 B'])).toEqual([]);
});

it('refuses a gap, a number that is used twice, and a heading with another number', () => {
  expect(decisions(['0001-a.md', '# 0001 A'], ['0003-b.md', '# 0003 B'])).toEqual([
    'docs/decisions/0003-b.md should have the number 0002: decisions have no gaps.',
  ]);
  expect(decisions(['0001-a.md', '# 0001 A'], ['0001-b.md', '# 0001 B'])).toHaveLength(1);
  expect(decisions(['0001-a.md', '# 0002 A'])).toEqual([
    'docs/decisions/0001-a.md should begin with "# 0001 ".',
  ]);
});
