import { pageConfig } from './page-config';

it('has this server’s defaults for settings that the file does not contain', () => {
  expect(pageConfig({}, 'key')).toEqual({
    bases: { auth: '/api', evm: '/api/evm', stat: '/api', upload: '', counter: '/fn/vidhansabha' },
    voteIds: true,
    uploadKey: 'key',
    votingDays: {},
  });
});

it('sends ids of votes only to servers that are known to de-duplicate them', () => {
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

it('does not send this server’s upload key to another server', () => {
  expect(pageConfig({ bases: { upload: 'https://files.example' } }, 'own').uploadKey).toBe('');
});
