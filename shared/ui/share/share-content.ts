/** What a visitor shares. */
export interface ShareContent {
  /** Words with the link in them. */
  readonly text: string;
  readonly url: string;
  /** Shown to the visitor before sharing, such as that others cannot open the link. */
  readonly note?: string | undefined;
}
