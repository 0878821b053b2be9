import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error';
import { pageConfig, readSiteConfig } from './site-config';

let file: string;

beforeAll(async () => {
  file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-config-')), 'site.json');
});
afterAll(() => fs.rm(path.dirname(file), { recursive: true }));

it('is this server’s own where the deployer says nothing', () => {
  expect(pageConfig({}, 'key')).toEqual({
    bases: { auth: '/api', evm: '/api/evm', stat: '/api', upload: '', counter: '/fn/vidhansabha' },
    voteIds: true,
    uploadKey: 'key',
    votingDays: {},
  });
});

it('takes what the file says, each base on its own', async () => {
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

it('sends ids of votes only to servers that are known to count each once', () => {
  const voteIds = (bases: object, said?: boolean) =>
    pageConfig({ bases, ...(said !== undefined && { voteIds: said }) }, '').voteIds;
  expect(voteIds({ counter: null, auth: 'https://a.example', upload: 'https://u.example' })).toBe(true);
  for (const bases of [
    { evm: 'https://e.example' },
    { stat: 'https://s.example' },
    { counter: 'https://c.example' },
  ]) {
    expect(voteIds(bases)).toBe(false);
    expect(voteIds(bases, true)).toBe(true);
  }
  expect(voteIds({}, false)).toBe(false);
});

it('gives no other service this server’s upload key', () => {
  expect(pageConfig({ bases: { upload: 'https://files.example' } }, 'own').uploadKey).toBe('');
});

it.each([
  ['{', 'cannot be read'],
  ['[]', 'does not fit: / '],
  ['{"base":{}}', 'does not fit: '],
  ['{"bases":{"evm":"https://api.example/"}}', 'does not fit: /bases/evm '],
  ['{"bases":{"evm":"javascript:alert(1)"}}', 'does not fit: /bases/evm '],
  ['{"bases":{"counters":null}}', 'does not fit: /bases'],
  ['{"votingDays":{"ELECTION_OTHER":{"date":"2026-13-01","from":7,"to":18}}}', 'ELECTION_OTHER/date '],
])('says of %s what is wrong', async (content, sentence) => {
  await fs.writeFile(file, content);
  await expect(readSiteConfig(file)).rejects.toThrow(OperatorError);
  await expect(readSiteConfig(file)).rejects.toThrow(sentence);
});

it('says which file is missing', async () => {
  await expect(readSiteConfig('/nowhere/site.json')).rejects.toThrow(
    'SITE_CONFIG /nowhere/site.json cannot be read',
  );
});
