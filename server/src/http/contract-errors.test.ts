import Fastify from 'fastify';
import { installContractErrors } from './contract-errors';

it.each([
  ['a query that Postgres does not answer', new Error('Query read timeout'), 503],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 503],
  ['a connection that is cut', new Error('Connection terminated unexpectedly'), 503],
  ['a Postgres that stops', Object.assign(new Error('terminating'), { code: '57P01' }), 503],
  ['no Postgres', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503],
  ['a full disk', Object.assign(new Error('no space'), { code: 'ENOSPC' }), 503],
  ['a mistake of ours', new TypeError('x is not a function'), 500],
  ['an error of Postgres', Object.assign(new Error('syntax error'), { code: '42601' }), 500],
])('hides the message of the error after %s', async (_what, error, status) => {
  const app = Fastify({ logger: false });
  installContractErrors(app);
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.body).not.toContain(error.message);
  await app.close();
});
