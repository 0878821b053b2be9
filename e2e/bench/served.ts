/** A page that is served until `stop` is called. */
export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}
