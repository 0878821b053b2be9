import vm from 'node:vm';
import { SERVER_RENDER_FILES, type RenderInput } from '@demo-evm/shared/contract';
import { errorCode } from '../../errors/error-code';

/**
 * The longest time that a remote's code may run; then it is stopped. It takes 80 ms to start, 60 ms for its first
 * rendering and 2 ms for each later one, and many times that on a busy computer.
 */
const RENDER_TIMEOUT_MS = 3_000;

/** React's renderer needs this class to start. It never sends anything, because a rendering waits for nothing. */
class InertMessageChannel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}

/** A remote's code has these globals besides JavaScript's own. They are those of a web worker, but no timer fires. */
const GLOBALS = {
  console,
  TextEncoder,
  URL,
  AbortController,
  MessageChannel: InertMessageChannel,
  setTimeout: () => 0,
  clearTimeout: () => undefined,
};

const RENDER = new vm.Script('drawFirstView(JSON.parse(input))', { filename: 'draw-first-view' });

/**
 * Runs a remote's `first-view.js` in a context without Node, and stops code that does not finish. This protects the
 * server from faulty code, but not from malicious code.
 * @returns a function that renders a view to HTML
 * @throws what the remote's code throws, or the error of the timeout; the returned function throws them too
 */
export function renderInContext(code: string, filename: string): (input: RenderInput) => string {
  const context = vm.createContext(
    { ...GLOBALS },
    // With 'afterEvaluate' the timeout also covers promise callbacks.
    { microtaskMode: 'afterEvaluate', codeGeneration: { strings: false, wasm: false } },
  );
  new vm.Script(code, { filename }).runInContext(context, { timeout: RENDER_TIMEOUT_MS });
  return (input) => {
    context.input = JSON.stringify(input);
    const html: unknown = RENDER.runInContext(context, { timeout: RENDER_TIMEOUT_MS });
    if (typeof html !== 'string') throw new Error(`${filename} rendered no HTML.`);
    return html;
  };
}

/** Whether an error says that a rendering was ended by the timeout. */
export function isRenderTimeout(error: unknown): boolean {
  return errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/** Whether the code of a remote threw this error after its rendering. That is a fault of the remote, not of the server. */
export function isThrownByRenderer(error: unknown): boolean {
  const { stack } = Object(error) as { readonly stack?: unknown };
  return typeof stack === 'string' && stack.includes(`/${SERVER_RENDER_FILES.render}:`);
}
