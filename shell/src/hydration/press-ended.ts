const CHECK_INTERVAL_MS = 100;

/**
 * Waits until no press of the server-rendered machine is in progress: until the lamp is dark and the slip is closed.
 * The app calls this function before it replaces the machine, because the voter would see the lamp go out and light
 * up again.
 */
export async function pressHasEnded(): Promise<void> {
  while (globalThis.demoEvmHandover?.isBusy())
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
}
