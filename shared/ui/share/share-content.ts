import type { ReactNode } from 'react';

/** The content that a visitor shares. */
export interface ShareContent {
  /** The message to send, which contains `url`. */
  readonly text: string;
  readonly url: string;
  /** A note that the visitor reads before sharing, for example that others cannot open the link. */
  readonly note?: string | undefined;
  /** Draws a picture to send with the message. The promise gives `null` when the picture cannot be drawn or shared. */
  readonly drawPicture?: (() => Promise<File | null>) | undefined;
  /** Draws a dialog that replaces the share sheet and the dialog with `ShareChoices` of the header's share button. */
  readonly drawDialog?: ((onClose: () => void) => ReactNode) | undefined;
}
