/** The objects that the script of a server-rendered page has made, and that the page's App continues to use. */
export interface Handover {
  /** The folder of the script's release. */
  readonly folder: string;
  /** The objects by name. A script that the page loads later may add its own. */
  readonly parts: Record<string, unknown>;
  /** Says whether a press is in progress. The page must not be reloaded during a press. */
  readonly isBusy: () => boolean;
  /**
   * Says whether a vote is being sent for the first time. The files of the App wait for the end of this attempt, for some
   * time (page/early.js of the shell). The scripts of older releases do not say it.
   */
  readonly isSending?: () => boolean;
}

/**
 * Gives the App an object that the page's script has made. The object belongs to the code of one release, so only the
 * App of the same release gets it. docs/decisions/0039
 * @returns The object with the name `part`, or `undefined` when the App has to make this object itself.
 */
export function handedOver(part: string): unknown {
  const handover = globalThis.demoEvmHandover;
  if (!handover) return undefined;
  const { pathname } = new URL(__webpack_public_path__, window.location.href);
  return handover.folder === pathname ? handover.parts[part] : undefined;
}

/** Ends the handover, after the App's machine has got its objects. A later machine of the App makes new objects. */
export function endHandover(): void {
  globalThis.demoEvmHandover = undefined;
}
