import { schemaResolver } from './schema-resolver';

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const check = schemaResolver<{ username: string; password: string }>('Login', (values) => values);

it('gives the values that it checked, not text that was typed during the check', async () => {
  const typed = { username: 'asha@campaign.example', password: 'long enough' };
  const checking = check(typed, undefined, OPTIONS);
  typed.username = '';
  expect(await checking).toEqual({
    values: { username: 'asha@campaign.example', password: 'long enough' },
    errors: {},
  });
});

it('reports problems by the keys of the body', async () => {
  const answer = await check({ username: 'asha@campaign.example', password: '' }, undefined, OPTIONS);
  expect(answer).toEqual({ values: {}, errors: { password: { type: 'missing' } } });
});
