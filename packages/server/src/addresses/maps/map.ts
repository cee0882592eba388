/** A store as a map names it. */
export interface MapStore {
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

export interface MapRequest {
  /** Where the browser comes back to, with the choice. */
  readonly replyUrl: string;
  /** Letters and digits, never the same twice. */
  readonly tradeNumber: string;
  readonly phone: boolean;
}

/** The map of a logistics provider, on which a member's browser chooses a store. The server itself does not speak to the map. */
export interface StoreMapPort {
  /** The form that a browser posts to open the map. */
  readonly action: string;
  /** Where the provider sends browsers on to from there. */
  readonly onward: readonly string[];
  fieldsFor(request: MapRequest): Readonly<Record<string, string>>;
  /** What the browser brings back; undefined where it is no store. */
  storeIn(form: URLSearchParams): MapStore | undefined;
}
