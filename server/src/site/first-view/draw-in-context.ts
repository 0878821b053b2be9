import vm from 'node:vm';
import type { FirstViewInput } from '@demo-evm/shared/contract';
import { errorCode } from '../../error-code';

/**
 * It starts in 80 ms, the first view takes 60 and a later one 2, and many times that on a busy machine: this ends
 * what would not end.
 */
const LIMIT_MS = 3_000;

/** What a remote's bundle may use beyond the language itself, as in a worker of a browser; no Node. */
const WEB = {
  console,
  TextEncoder,
  URL,
  AbortController,
  MessageChannel,
  queueMicrotask,
  setTimeout,
  clearTimeout,
};

const DRAW = new vm.Script('drawFirstView(JSON.parse(input))', { filename: 'draw-first-view' });

/**
 * Runs a remote's `first-view.js` apart from the server: it finds no Node there, and code that does not end is ended.
 * That keeps faults in their place; it is no wall against code that is released to harm.
 * @returns draws one view as HTML. It throws, as this does, what the remote's code throws, or that it took too long
 */
export function drawInContext(code: string, filename: string): (input: FirstViewInput) => string {
  const context = vm.createContext({ ...WEB }, { codeGeneration: { strings: false, wasm: false } });
  new vm.Script(code, { filename }).runInContext(context, { timeout: LIMIT_MS });
  return (input) => {
    context.input = JSON.stringify(input);
    const html: unknown = DRAW.runInContext(context, { timeout: LIMIT_MS });
    if (typeof html !== 'string') throw new Error(`${filename} drew no HTML.`);
    return html;
  };
}

/** Was it ended because it took too long? */
export function tookTooLong(error: unknown): boolean {
  return errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
