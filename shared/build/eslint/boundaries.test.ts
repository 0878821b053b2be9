import { execFileSync } from 'node:child_process';
import path from 'node:path';

jest.setTimeout(30_000);

const WORKSPACE = path.resolve(__dirname, '../../..');

/** Lints a line as if it stood in that file, by the rules of imports alone; gives the messages. */
function lint(packageName: string, file: string, line: string): string[] {
  const cli = require.resolve('eslint/package.json').replace('package.json', 'bin/eslint.js');
  const config = path.join(WORKSPACE, 'shared/build/eslint/boundaries-only.js');
  const options = ['--config', config, '--stdin', '--stdin-filename', file, '--format', 'json'];
  const cwd = path.join(WORKSPACE, packageName);
  const run = () =>
    execFileSync(process.execPath, [cli, ...options], { cwd, input: `${line}\n`, encoding: 'utf8' });
  let output: string;
  try {
    output = run();
  } catch (error) {
    output = (error as { stdout: string }).stdout; // lint found something
  }
  const [{ messages }] = JSON.parse(output) as [{ messages: { ruleId: string; message: string }[] }];
  return messages
    .filter(({ ruleId }) => ruleId.endsWith('no-restricted-imports'))
    .map(({ message }) => message);
}

it.each([
  ['another remote in a remote', 'mfe-voting', 'src/app.tsx', "import App from '../../mfe-admin/src/app';"],
  ['the shell in a remote', 'mfe-voting', 'src/app.tsx', "import { x } from 'shell';"],
  [
    'what is behind a door',
    'mfe-voting',
    'src/app.tsx',
    "import { x } from '@demo-evm/shared/domain/press';",
  ],
  [
    'another feature in a feature',
    'mfe-voting',
    'src/cast-vote/section-banner.tsx',
    "import { x } from '../load-machine/use-machine';",
  ],
  [
    'a name that no facade has',
    'mfe-voting',
    'src/app.tsx',
    "import { useNavigate } from 'react-router-dom';",
  ],
  [
    'a ref that travels as a prop',
    'shared',
    'ui/button/button.tsx',
    "import type { ComponentPropsWithRef } from 'react';",
  ],
  ['React in the domain', 'shared', 'domain/press.ts', "import { useState } from 'react';"],
  [
    'a door that builds on the domain in the domain',
    'shared',
    'domain/press.ts',
    "import { call } from '@demo-evm/shared/api';",
  ],
  [
    'the API in the vote queue',
    'shared',
    'votes/vote-queue.ts',
    "import { createVoteSender } from '@demo-evm/shared/api';",
  ],
  ['a door by a path inside shared', 'shared', 'domain/press.ts', "import { call } from '../api/call';"],
  [
    'a door for browsers in the server',
    'server',
    'src/start.ts',
    "import { Page } from '@demo-evm/shared/ui';",
  ],
  ['testing in the product', 'shell', 'src/main.tsx', "import { aMachine } from '@demo-evm/shared/testing';"],
])('refuses %s', (_rule, packageName, file, line) => {
  expect(lint(packageName, file, line)).toHaveLength(1);
});

it('lets a remote import the doors, and its own features', () => {
  const fine =
    "import { press } from '@demo-evm/shared/domain';\nimport { Banner } from './cast-vote/banner';\nimport { useParams } from 'react-router-dom';";
  expect(lint('mfe-voting', 'src/app.tsx', fine)).toEqual([]);
});
