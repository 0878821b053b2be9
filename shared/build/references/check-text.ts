import path from 'node:path';
import type { Repository } from './repository';
import { slugOfTitle } from './slug';

/** A reference that does not resolve. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

type CheckLine = (line: string, file: string, repository: Repository, next: string) => readonly string[];

const TITLED = /\b(?:[Ss]pec\s(\d)|[Bb]ehaviour):\s(?=([A-Z][^]*))/g;
/** Matches each place where a title may end. A title may also contain such a place, so all places are tried. */
const TITLE_END = /[.;),`'"\]]|\*\/|$/gm;
/**
 * Matches the spaces at the start of a line and, if there is one, the mark of a comment (`*`, `//`, `#`) or of a
 * Markdown quote (`>`).
 */
const LINE_START = /^\s*(?:\*(?!\/)|\/\/|#|>)?\s*/;
const DECISION = /\bdocs\/decisions\/(\d{4})\b(?!-)/g;
const PAGE = /(?<![\w/.-])docs\/[\w/-]+\.md(?:#([\w-]+))?/g;
const LINK = /\]\(([^)\s]+)\)/g;
const NOT_IN_REPOSITORY = /\b(SPEC|BEHAVIOUR|ARCHITECTURE|STYLE)(\.md\b|(?: \d)?: )/g;

/** Lists the references in a text that do not resolve. Links such as `[a](b.md)` are checked in Markdown files only. */
export function checkText(file: string, text: string, repository: Repository): readonly Problem[] {
  const checks = file.endsWith('.md') ? [...EVERYWHERE, brokenLinks] : EVERYWHERE;
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    checks
      .flatMap((check) => check(line, file, repository, lines[index + 1] ?? ''))
      .map((message) => ({ file, line: index + 1, message })),
  );
}

/**
 * Reports references to titles that do not exist. A reference is reported for the line in which it begins, but it may
 * end in the next line.
 */
const unknownTitles: CheckLine = (line, _file, repository, next) => {
  const text = `${line.trimEnd()}\n${next.replace(LINE_START, '')}`;
  const references = [...text.matchAll(TITLED)].filter(({ index }) => index < line.length);
  return references.flatMap(([, chapter, rest = '']) => {
    const page = chapter === undefined ? 'docs/behaviour.md' : 'docs/specification.md';
    const prefix = chapter === undefined ? 'behaviour' : `spec-${chapter}`;
    const titles = [...rest.matchAll(TITLE_END)].map(({ index }) => rest.slice(0, index));
    const anchors = repository.anchors(page);
    if (titles.some((title) => anchors.has(`${prefix}-${slugOfTitle(title)}`))) return [];
    const [shortest = ''] = titles;
    return [`There is no "${shortest}" in ${page} (id="${prefix}-${slugOfTitle(shortest)}").`];
  });
};

const unknownDecisions: CheckLine = (line, _file, { texts }) =>
  [...line.matchAll(DECISION)]
    .filter(
      ([, number]) => ![...texts.keys()].some((file) => file.startsWith(`docs/decisions/${number ?? ''}-`)),
    )
    .map(([reference]) => `There is no decision ${reference}.`);

const unknownPages: CheckLine = (line, _file, repository) =>
  [...line.matchAll(PAGE)].flatMap(([reference]) => unresolved(reference, '.', repository));

const brokenLinks: CheckLine = (line, file, repository) =>
  [...line.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) =>
      unresolved(
        target.startsWith('#') ? path.basename(file) + target : target,
        path.dirname(file),
        repository,
      ),
    );

const absentDocuments: CheckLine = (line) =>
  [...line.matchAll(NOT_IN_REPOSITORY)].map(
    ([cited]) =>
      `"${cited.trim()}" is not in the repository. Cite "spec 4: Voting page", "behaviour: A press" or a page of docs.`,
  );

const EVERYWHERE: readonly CheckLine[] = [unknownTitles, unknownDecisions, unknownPages, absentDocuments];

function unresolved(reference: string, folder: string, repository: Repository): readonly string[] {
  const [target = '', anchor] = reference.split('#');
  const file = path.posix.normalize(path.posix.join(folder, target)).replace(/\/$/, '');
  if (!repository.has(file)) return [`There is no ${file}.`];
  if (anchor === undefined || !file.endsWith('.md') || repository.anchors(file).has(anchor)) return [];
  return [`${file} has no anchor "${anchor}".`];
}
