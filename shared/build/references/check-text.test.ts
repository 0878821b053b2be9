import { checkText } from './check-text';
import { repositoryOf } from './repository';

const REPOSITORY = repositoryOf(
  new Map([
    [
      'docs/specification.md',
      '# Specification\n## <a id="spec-4-voting-page"></a>\n<a id="spec-7-get-evm-evm-id"></a>',
    ],
    ['docs/behaviour.md', '<a id="behaviour-a-press"></a>'],
    ['docs/releasing.md', '# Releasing\n## A new contract version\n## Rules\n## Rules'],
    ['docs/decisions/0001-one-host.md', '# 0001 One host'],
    ['shared/domain/press.ts', ''],
  ]),
);

const problemsOf = (text: string, file = 'shell/src/main.ts') =>
  checkText(file, text, REPOSITORY).map(({ line, message }) => `${line}: ${message}`);

it.each([
  '/** Draws it. Spec 4: Voting page. */',
  '// spec 4: Voting page; behaviour: A press. The rest is prose.',
  '/** Reads it (spec 7: GET {evm}/evm/{id}). */',
  '/* spec 4: Voting page*/',
  '// docs/decisions/0001, docs/decisions/0001-one-host.md and docs/releasing.md#a-new-contract-version',
  'The behaviour: what a press does is said elsewhere.',
  '/**\n * Draws it. Spec 4: Voting page; behaviour:\n * A press.\n */',
  '// spec 4:\n// Voting page',
  '# It draws. Spec\n# 4: Voting page',
  '// It draws. Spec 4: Voting\n  // page; and more.',
  '// Spec 4: Voting page\nconst Page = 1;',
  'This is the behaviour:\n\nA press is a vote.',
])('accepts a reference that resolves: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

it.each([
  [
    '// Spec 4: Voting pag.',
    '1: There is no "Voting pag" in docs/specification.md (id="spec-4-voting-pag").',
  ],
  [
    '\n// spec 5: Voting page',
    '2: There is no "Voting page" in docs/specification.md (id="spec-5-voting-page").',
  ],
  [
    '// Spec 4: Voting page; behaviour: A pres.',
    '1: There is no "A pres" in docs/behaviour.md (id="behaviour-a-pres").',
  ],
  [
    '/**\n * Draws it. Spec 4: Voting page; behaviour:\n * A pres. Spec 4: Voting pag.\n */',
    '2: There is no "A pres" in docs/behaviour.md (id="behaviour-a-pres").',
    '3: There is no "Voting pag" in docs/specification.md (id="spec-4-voting-pag").',
  ],
  [
    '// Spec\n// 4: Voting pag',
    '1: There is no "Voting pag" in docs/specification.md (id="spec-4-voting-pag").',
  ],
  ['// docs/decisions/0002', '1: There is no decision docs/decisions/0002.'],
  ['# docs/deploy.md', '1: There is no docs/deploy.md.'],
  ['# docs/releasing.md#gates', '1: docs/releasing.md has no anchor "gates".'],
])('refuses a reference that does not resolve: %s', (text, ...problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

it.each(['SPEC.md', 'SPEC 4: Voting page', 'BEHAVIOUR: A press', 'ARCHITECTURE.md', 'STYLE: shape'])(
  'refuses a document that is not in the repository: %s',
  (cited) => {
    const [problem] = problemsOf(`// ${cited}`);
    expect(problem).toContain('is not in the repository');
  },
);

describe('links of Markdown', () => {
  it.each([
    '[a](releasing.md#rules-1)',
    '[a](../shared/domain/press.ts)',
    '[a](../shared/domain)',
    '[a](../shared/)',
    '[a](https://example.org/a.md)',
    '[a](#the-end)\n## The end',
  ])('accepts %s', (text) => {
    const page = 'docs/performance.md';
    const repository = repositoryOf(new Map([...REPOSITORY.texts, [page, text]]));
    expect(checkText(page, text, repository)).toEqual([]);
  });

  it.each([
    ['[a](release.md)', '1: There is no docs/release.md.'],
    ['[a](releasing.md#rules-2)', '1: docs/releasing.md has no anchor "rules-2".'],
    ['[a](../shared/domain/presses.ts)', '1: There is no shared/domain/presses.ts.'],
  ])('refuses %s', (text, problem) => {
    expect(problemsOf(text, 'docs/performance.md')).toEqual([problem]);
  });
});
