/** Sends a WebDriver command to the session. Rejects when the driver answers with an error. */
export type Send = (method: 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;

/**
 * Starts a WebDriver session.
 * @param driver the origin of the driver program
 * @param capabilities the WebDriver capabilities, which describe the browser that the driver starts
 */
export async function startSession(driver: string, capabilities: object) {
  const call = async (method: string, address: string, body?: object) => {
    const answer = await fetch(`${driver}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const send: Send = (method, command, body) => call(method, `${session}${command}`, body);
  return { send, end: () => call('DELETE', session) };
}
