/** A page that is being served, until `stop`. */
export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}
