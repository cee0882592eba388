/** A store as the map returns it. */
export interface StoreChosenOnMap {
  readonly number: string;
  readonly name: string;
  readonly address: string;
}

export interface StoreMapRequest {
  /** The address to which the browser returns with the choice. */
  readonly replyUrl: string;
  /** Letters and digits, never used twice. */
  readonly tradeNumber: string;
  readonly phone: boolean;
}

/**
 * The map of a logistics provider, on which a member's browser chooses a store. The server itself does not contact the
 * map.
 */
export interface StoreMapPort {
  /** The address of the form that opens the map. */
  readonly action: string;
  /** The origins to which the provider redirects browsers. */
  readonly onward: readonly string[];
  fieldsFor(request: StoreMapRequest): Readonly<Record<string, string>>;
  /** The store in the returned form; undefined if there is none. */
  storeIn(form: URLSearchParams): StoreChosenOnMap | undefined;
}
