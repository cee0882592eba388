import type { CallName, Output, Request } from '@crossdock/contract/table.ts';

/**
 * Calls that may be made without a network. Each takes effect once even if its idempotency key was deleted: a
 * parcel's number, an order's review and a message's id are unique on the server.
 */
export type OfflineCall = Extract<CallName, 'forecastParcels' | 'addComment' | 'say'>;

interface EntryOf<N extends OfflineCall> {
  /** The idempotency key, made when the entry was written. */
  readonly id: string;
  readonly memberId: string;
  readonly call: N;
  readonly input: Request<N>;
  readonly writtenAt: string;
  /** `held`: the member is changing it, so it is not sent. */
  readonly state: 'waiting' | 'held' | 'refused' | 'sent';
  /** The entry was sent at least once, so the server may have it. */
  readonly tried: boolean;
  readonly refusal: {
    readonly message: string;
    /** The messages by field. */
    readonly fields: Readonly<Record<string, string>>;
  } | null;
  readonly answer: Output<OfflineCall> | null;
  readonly sentAt: string | null;
}

export type OutboxEntry = { [N in OfflineCall]: EntryOf<N> }[OfflineCall];
/** A member's input before it becomes an entry. */
export type OutboxInput = {
  [N in OfflineCall]: Pick<EntryOf<N>, 'id' | 'call' | 'input' | 'tried'>;
}[OfflineCall];

/** The member of a session, as reported by the server. */
export interface OutboxOwner {
  readonly reader: string;
  readonly memberId: string;
}

/** The store for entries on the device. */
export interface OutboxStore {
  all(): Promise<readonly OutboxEntry[]>;
  put(entries: readonly OutboxEntry[]): Promise<void>;
  /** Changes one entry in one transaction. `null` deletes it. Does nothing if it does not exist. */
  change(id: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<void>;
  owner(): Promise<OutboxOwner | null>;
  setOwner(owner: OutboxOwner): Promise<void>;
}
