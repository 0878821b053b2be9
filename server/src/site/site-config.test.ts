import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error';
import { pageConfig } from './page-config';
import { readSiteConfig } from './site-config';

let file: string;

beforeAll(async () => {
  file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-config-')), 'site.json');
});
afterAll(() => fs.rm(path.dirname(file), { recursive: true }));

it('takes each setting of the file', async () => {
  const days = { ELECTION_OTHER: { date: '2026-12-01', from: 7, to: 18 } };
  const bases = { evm: 'https://api.example/v1/evm', upload: 'https://files.example', counter: null };
  await fs.writeFile(file, JSON.stringify({ bases, uploadKey: 'theirs', votingDays: days }));
  expect(pageConfig(await readSiteConfig(file), 'own')).toEqual({
    bases: {
      auth: '/api',
      evm: 'https://api.example/v1/evm',
      stat: '/api',
      upload: 'https://files.example',
      counter: null,
    },
    voteIds: false,
    uploadKey: 'theirs',
    votingDays: days,
  });
});

it.each([
  ['{', 'cannot be read'],
  ['[]', 'is not valid: / '],
  ['{"base":{}}', 'is not valid: '],
  ['{"bases":{"evm":"https://api.example/"}}', 'is not valid: /bases/evm '],
  ['{"bases":{"evm":"javascript:alert(1)"}}', 'is not valid: /bases/evm '],
  ['{"bases":{"counters":null}}', 'is not valid: /bases'],
  ['{"votingDays":{"ELECTION_OTHER":{"date":"2026-13-01","from":7,"to":18}}}', 'ELECTION_OTHER/date '],
])('says what is wrong with %s', async (content, sentence) => {
  await fs.writeFile(file, content);
  await expect(readSiteConfig(file)).rejects.toThrow(OperatorError);
  await expect(readSiteConfig(file)).rejects.toThrow(sentence);
});

it('names a missing file', async () => {
  await expect(readSiteConfig('/nowhere/site.json')).rejects.toThrow(
    'SITE_CONFIG /nowhere/site.json cannot be read',
  );
});
