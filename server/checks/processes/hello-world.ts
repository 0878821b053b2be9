import Fastify from 'fastify';
import { print } from '../print';

/**
 * The smallest server that our framework can be: one text for every request. bench-pages.ts compares our pages with it.
 */
const app = Fastify();
app.get('/', () => 'Hello, world');
const url = await app.listen({ port: 0, host: '127.0.0.1' });
print(`ready at ${url}`);
