import { newAccount } from '../testing/new-account';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.drop());

const vote = async (vidhansabha: string) => {
  const payload = { vidhansabha, action: 'update', rid: crypto.randomUUID() };
  return (await server.request({ method: 'POST', url: '/fn/vidhansabha', payload })).json() as object;
};

it('counts a vote for a name that a machine has lost before the first vote arrived', async () => {
  const { authorization } = await newAccount(server);
  const publish = async (payload: object) => {
    const answer = await server.request({
      method: 'PUT',
      url: '/api/evm',
      headers: { authorization },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  };
  await publish({ e_vname: ' Lost Town ', vname: 'हरवलेले गाव', vidint: 90_017 });
  await publish({ e_vname: 'Found Town', vidint: null, sname: 'Sample Party' });
  await publish({ e_vname: 'Lost Town', vname: '' });
  await publish({ e_vname: 'Last Town' });
  for (const name of ['Lost Town', 'हरवलेले गाव', '90017', 'Found Town', 'Last Town'])
    expect(await vote(name)).toEqual({ vidhansabha: name, count: 1 });
  expect(await vote('Lost Town')).toMatchObject({ count: 2 });
  await publish({ e_vname: 'Lost Town' });
  await publish({ e_vname: 'Another Town' });
  expect(await vote('Lost Town')).toMatchObject({ count: 3 }); // a counter with votes keeps them
  expect(await vote('Never Town')).toMatchObject({ count: 0 });
});
