import type { FastifyInstance } from 'fastify';
import { errorCode } from './errors/error-code';
import { reasonOf, OperatorError } from './errors/operator-error';
import type { Settings } from './settings/settings';

/**
 * Makes the server listen on the host and port of the settings.
 * @throws {OperatorError} when the server cannot listen, for example because the port is in use
 * @returns the URL at which the operator reaches the server
 */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  const { host, port } = settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    const isTaken = errorCode(error) === 'EADDRINUSE';
    const sentence = isTaken
      ? `Port ${port} is in use. Stop the program that uses it, or set another PORT.`
      : `Cannot listen on HOST ${host}, PORT ${port}: ${reasonOf(error)}`;
    throw new OperatorError(sentence, { cause: error });
  }
  return urlOf(app, settings);
}

function urlOf(app: FastifyInstance, { host, port }: Settings): string {
  const address = app.server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${chosen}/`;
}
