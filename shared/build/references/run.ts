import path from 'node:path';
import { checkDecisions } from './check-decisions';
import { checkText } from './check-text';
import { readRepository } from './repository';

/**
 * `npm run references` fails if a text refers to a title, an anchor, a decision or a page of docs that does not exist.
 * It also fails if the numbers of the decisions have errors. docs/CONTRIBUTING.md
 */

const repository = readRepository(path.resolve(import.meta.dirname, '../../..'));
const problems = [...repository.texts].flatMap(([file, text]) => checkText(file, text, repository));
const lines = [
  ...problems.map(({ file, line, message }) => `${file}:${line}  ${message}`),
  ...checkDecisions(repository.texts),
];
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
else console.info(`ok   every reference resolves, in ${repository.texts.size} files`);
