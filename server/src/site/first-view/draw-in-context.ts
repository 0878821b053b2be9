import vm from 'node:vm';
import { SERVER_RENDER_FILES, type RenderInput } from '@demo-evm/shared/contract';
import { errorCode } from '../../errors/error-code';

/**
 * It starts in 80 ms, the first view takes 60 and a later one 2, and many times that on a busy machine: this ends
 * what would not end.
 */
const LIMIT_MS = 3_000;

/** React's renderer opens one when it starts; a first view waits for nothing. */
class NoChannel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}

/** What a remote's bundle may use beyond the language itself, as in a worker of a browser; no Node, and no later. */
const WEB = {
  console,
  TextEncoder,
  URL,
  AbortController,
  MessageChannel: NoChannel,
  setTimeout: () => 0,
  clearTimeout: () => undefined,
};

const DRAW = new vm.Script('drawFirstView(JSON.parse(input))', { filename: 'draw-first-view' });

/**
 * Runs a remote's `first-view.js` apart from the server: it finds no Node there, and code that does not end is ended.
 * That keeps faults in their place; it is no wall against code that is released to harm.
 * @returns draws one view as HTML. It throws, as this does, what the remote's code throws, or that it took too long
 */
export function drawInContext(code: string, filename: string): (input: RenderInput) => string {
  const context = vm.createContext(
    { ...WEB },
    { microtaskMode: 'afterEvaluate', codeGeneration: { strings: false, wasm: false } }, // promises end with it
  );
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

/** Was it thrown by what a remote draws with, after it had drawn? That is the remote's fault, not the server's. */
export function isOfDrawing(error: unknown): boolean {
  const { stack } = Object(error) as { readonly stack?: unknown };
  return typeof stack === 'string' && stack.includes(`/${SERVER_RENDER_FILES.render}:`);
}
