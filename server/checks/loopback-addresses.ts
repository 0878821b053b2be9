import http from 'node:http';
import { randomInt } from 'node:crypto';

const agent = new http.Agent({ keepAlive: true });

/**
 * Sends a POST request without a body from one of 200 addresses of this computer (127.2.0.1 to 127.201.0.1), as 200
 * visitors would. A proxy that believes no header then counts them as different visitors. This works on Linux only.
 * @returns the status of the answer
 */
export function postFromManyAddresses(url: string): Promise<number> {
  const localAddress = `127.${2 + randomInt(200)}.0.1`;
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', agent, localAddress }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', reject);
    });
    request.on('error', reject).end();
  });
}
