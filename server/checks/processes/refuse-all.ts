import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers every request with an empty 429. It sends its port to its parent process. */
const server = http.createServer((_request, response) => response.writeHead(429).end());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
