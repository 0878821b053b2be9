import { execFileSync } from 'node:child_process';
import path from 'node:path';

jest.setTimeout(60_000);

const WORKSPACE = path.resolve(__dirname, '../../..');

type Case = readonly [what: string, file: string, line: string, sentence: string];

const FEATURE = 'mfe-voting/src/cast-vote/section-banner.tsx';
const APP = 'mfe-voting/src/app.tsx';

const REFUSED: readonly Case[] = [
  [
    'another remote, by a path',
    APP,
    "import { x } from '../../mfe-admin/src/app';",
    'mfe-voting must not import from mfe-admin. ',
  ],
  [
    'another remote, at run time',
    APP,
    "await import('mfe-admin/src/app');",
    'mfe-voting must not import from mfe-admin. ',
  ],
  [
    'another remote, by a template',
    APP,
    'await import(`mfe-admin/src/app`);',
    'mfe-voting must not import from mfe-admin. ',
  ],
  [
    'another remote, by require',
    APP,
    "require('../../mfe-admin/src/app');",
    'mfe-voting must not import from mfe-admin. ',
  ],
  [
    'a remote in the shell',
    'shell/src/main.ts',
    "export { x } from 'mfe-voting/src/app';",
    'shell must not import from mfe-voting. ',
  ],
  [
    'the shell in a remote, as a type',
    APP,
    "type Shell = import('shell').Shell;",
    'mfe-voting must not import from shell. ',
  ],
  [
    'shared by a path',
    APP,
    "import { x } from '../../shared/domain';",
    'mfe-voting must not import from shared. ',
  ],
  [
    'a file behind a door',
    APP,
    "import { x } from '@demo-evm/shared/domain/press';",
    '"domain/press" is inside of shared. ',
  ],
  [
    'a package that is not declared',
    APP,
    "import axios from 'axios';",
    '"axios" is not in mfe-voting/package.json. ',
  ],
  [
    'a package of the root in the product',
    APP,
    "await import('globals');",
    '"globals" is not in mfe-voting/package.json. ',
  ],
  [
    'another feature',
    FEATURE,
    "import { x } from '../load-machine/use-machine';",
    'A feature holds all it needs ',
  ],
  [
    'another feature, at run time',
    FEATURE,
    "await import('../load-machine/use-machine');",
    'A feature holds all it needs ',
  ],
  [
    'a name that no facade has',
    APP,
    "import { useNavigate } from 'react-router-dom';",
    'The shell lends a facade of react-router-dom, which has no useNavigate. ',
  ],
  [
    'a ref as a prop',
    'shared/ui/button/button.tsx',
    "import type { ComponentPropsWithRef } from 'react';",
    'React 18 does not pass "ref" as a prop. ',
  ],
  [
    'React in the domain',
    'shared/domain/press.ts',
    "import { useState } from 'react';",
    'This code must run without React. ',
  ],
  [
    'a higher door in the domain',
    'shared/domain/press.ts',
    "import { call } from '@demo-evm/shared/api';",
    'This code must not build on "@demo-evm/shared/api". ',
  ],
  [
    'the API in the vote queue',
    'shared/votes/vote-queue.ts',
    "import { x } from '@demo-evm/shared/api';",
    'This code must not build on "@demo-evm/shared/api". ',
  ],
  [
    'a door by a path',
    'shared/domain/press.ts',
    "import { call } from '../api/call';",
    'Import the door by its name, "@demo-evm/shared/api", ',
  ],
  [
    'a door for browsers in the server',
    'server/src/start.ts',
    "import { Page } from '@demo-evm/shared/ui';",
    'This code must not build on "@demo-evm/shared/ui". ',
  ],
  [
    'testing in the product',
    'shell/src/main.ts',
    "import { aMachine } from '@demo-evm/shared/testing';",
    'Only tests import from testing. ',
  ],
  [
    'build in the product',
    'shell/src/main.ts',
    "import { x } from '@demo-evm/shared/build/jest';",
    'Only configurations of tools ',
  ],
];

const ALLOWED: readonly (readonly [what: string, file: string, line: string])[] = [
  ['a door', APP, "import { press } from '@demo-evm/shared/domain';"],
  ['a feature, in the app', APP, "import { Banner } from './cast-vote/banner';"],
  ['a name that a facade has', APP, "import { useParams } from 'react-router-dom';"],
  ['a type of a library that is lent', APP, "import type { NavigateFunction } from 'react-router-dom';"],
  [
    'a library whole, in a test',
    'mfe-voting/src/app.test.tsx',
    "import { MemoryRouter } from 'react-router-dom';",
  ],
  ['a part of Node', 'server/src/start.ts', "import fs from 'node:fs';"],
  ['a module whose name is known only at run time', APP, 'await import(window.name);'],
];

/**
 * This script lints the line of each case as if the line were in the case's file. It runs in a separate process,
 * because the lint rules are ES modules, and this test runs as CommonJS.
 */
const LINT = `
  import { Linter } from 'eslint';
  import tseslint from 'typescript-eslint';
  const [rule, root, cases] = process.argv.slice(1);
  const { boundariesPlugin } = await import(rule);
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { own: boundariesPlugin },
    rules: { 'own/boundaries': 'error' },
  };
  const lint = ([, file, line]) => new Linter({ cwd: root }).verify(line, config, root + '/' + file).map(({ message }) => message);
  console.log(JSON.stringify(JSON.parse(cases).map(lint)));
`;

const cases = [...REFUSED, ...ALLOWED];
const messages = new Map<string, readonly string[]>();
beforeAll(() => {
  const rule = path.join(__dirname, 'boundaries-rule.js');
  const script = ['--input-type=module', '-e', LINT, rule, WORKSPACE, JSON.stringify(cases)];
  const answer = execFileSync(process.execPath, script, { cwd: __dirname, encoding: 'utf8' });
  (JSON.parse(answer) as string[][]).forEach((found, index) => messages.set(cases[index]?.[0] ?? '', found));
});

it.each(REFUSED)('refuses %s', (what, _file, _line, sentence) => {
  expect(messages.get(what)).toEqual([expect.stringContaining(sentence)]);
});

it.each(ALLOWED)('allows %s', (what) => {
  expect(messages.get(what)).toEqual([]);
});
