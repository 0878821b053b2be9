import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { OperatorError, reasonOf } from '../errors/operator-error';

/**
 * Reads the values of a compressed file of JSON lines.
 * @throws {OperatorError} when the file cannot be read, decompressed or parsed
 */
export async function* readJsonLines(file: string): AsyncGenerator {
  const decompressed = createGunzip();
  const source = createReadStream(file).on('error', (error) => decompressed.destroy(error));
  try {
    const lines = createInterface({ input: source.pipe(decompressed), crlfDelay: Infinity });
    const failed = new Promise<never>((_resolve, reject) => decompressed.once('error', reject));
    const iterator = lines[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done) return;
      yield JSON.parse(next.value);
    }
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  } finally {
    source.destroy();
  }
}
