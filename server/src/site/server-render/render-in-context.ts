import vm from 'node:vm';
import { SERVER_RENDER_FILES, type RenderInput } from '@demo-evm/shared/contract';
import { errorCode } from '../../errors/error-code';

/**
 * A remote's code is stopped when it runs longer than this time. The code usually takes 80 ms to start, 60 ms
 * for its first rendering and 2 ms for each later rendering. On a busy computer, it may take many times as
 * long.
 */
const RENDER_TIMEOUT_MS = 3_000;

/**
 * React's renderer needs a MessageChannel to start. This class delivers no messages, because a rendering needs none.
 */
class InertMessageChannel {
  readonly port1 = {};
  readonly port2 = { postMessage: () => undefined };
}

/**
 * The globals of a remote's code, in addition to the globals of JavaScript itself. `setTimeout` never calls its
 * callback.
 */
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
 * @returns A function that renders a view to HTML. It throws when the code throws, does not finish or gives no text.
 * @throws When the code cannot be parsed, throws or does not finish.
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

/** True if an error means that the timeout has stopped a remote's code. */
export function isRenderTimeout(error: unknown): boolean {
  return errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/**
 * True if a remote's code threw this error, possibly after a rendering. Such an error is not a fault of the
 * server.
 */
export function isThrownByRenderer(error: unknown): boolean {
  const { stack } = Object(error) as { readonly stack?: unknown };
  return typeof stack === 'string' && stack.includes(`/${SERVER_RENDER_FILES.render}:`);
}
