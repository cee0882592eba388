import type { Client } from '@crossdock/contract/client.ts';
import { CallFailure, noAnswerCode, transportFailure } from '@crossdock/contract/wire/callFailure.ts';
import { isRetryable } from '@crossdock/contract/wire/retryable.ts';
import type { OfflineCall, OutboxEntry, OutboxInput, OutboxStore } from './outboxEntries.ts';
import type { Session } from './session.ts';
import { sessionDigest } from './storedReads.ts';

/** Pauses between tries without an answer, in milliseconds. */
const pausesMs = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
/** An attempt that has got no answer is abandoned after this time. */
const patienceMs = 30_000;
const showSentMs = 86_400_000;
/** Entries of a member who has not come back to this device are deleted after this time. */
const keepForOthersMs = 30 * 86_400_000;

interface OutboxOptions {
  readonly store: OutboxStore;
  readonly client: Client;
  readonly session: Pick<Session, 'token'>;
  /** Gets the member's pass for the chat when a message is sent, because a pass ends with the session. */
  readonly pass: () => Promise<string>;
  /** Runs the work while no other tab does such work. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Makes other tabs read the entries again. */
  readonly tell: () => void;
  readonly onSent: (entry: OutboxEntry) => void;
  readonly now?: () => Date;
}

/**
 * Stores what members write without a network on their device, and sends it later with the idempotency key made at
 * that time. No other member can see or send an entry. An entry stays until the server has accepted it or the member
 * deletes it.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #entries: readonly OutboxEntry[] = [];
  #running: Promise<void> | null = null;
  #again = false;
  #fails = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** The entries of the logged-in member, oldest first. */
  entries = (): readonly OutboxEntry[] => this.#entries;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Asks once per session who is logged in with this token; `ask` answers null if nothing should be stored.
   */
  async claim(token: string, ask: () => Promise<string | null>): Promise<void> {
    const { store } = this.#options;
    const reader = await sessionDigest(token);
    if ((await store.owner())?.reader === reader) return;
    const memberId = await ask();
    if (memberId === null) return;
    await store.setOwner({ reader, memberId });
    await this.#tidy(memberId);
    await this.refresh();
  }

  /** Whether this device can store something for the logged-in member. Never rejects. */
  async canKeep(): Promise<boolean> {
    try {
      return (await this.#member()) !== null;
    } catch {
      return false;
    }
  }

  /** Stores entries for the logged-in member. False if that is impossible; then nothing is stored. */
  async add(written: readonly OutboxInput[], replaces?: string): Promise<boolean> {
    try {
      const memberId = await this.#member();
      if (memberId === null) return false;
      const kept: OutboxEntry[] = written.map((one) => ({
        ...one,
        memberId,
        writtenAt: this.#now(),
        state: 'waiting',
        refusal: null,
        answer: null,
        sentAt: null,
      }));
      await this.#options.store.put(kept);
      if (replaces !== undefined) await this.#options.store.change(replaces, () => null);
      await this.#changed();
    } catch {
      // Private windows and full devices store nothing.
      return false;
    }
    void this.flush();
    return true;
  }

  /** Stops an entry from being sent, so that it can be changed. Waits for a running attempt. */
  hold = (id: string): Promise<void> =>
    this.#alter(id, (entry) => (entry.state === 'sent' ? entry : { ...entry, state: 'held' }));

  async release(id: string): Promise<void> {
    await this.#alter(id, (entry) =>
      entry.state === 'sent' ? entry : { ...entry, state: 'waiting', refusal: null },
    );
    await this.flush();
  }

  remove = (id: string): Promise<void> => this.#alter(id, () => null);

  /** Deletes all entries of the member when they log out. */
  async forget(): Promise<void> {
    const memberId = await this.#member();
    const own = (await this.#options.store.all()).filter((entry) => entry.memberId === memberId);
    for (const { id } of own) await this.#options.store.change(id, () => null);
    await this.#changed();
  }

  /** Reads the entries again, after another tab changed them or another member logged in. */
  async refresh(): Promise<void> {
    const memberId = await this.#member();
    const all = memberId === null ? [] : await this.#options.store.all();
    this.#entries = all
      .filter((entry) => entry.memberId === memberId)
      .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt));
    for (const listener of this.#listeners) listener();
  }

  /**
   * Sends all entries that can be sent, in order. If it is called while it runs, it checks the entries once more at
   * the end.
   */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = this.#running !== null;
    this.#running ??= this.#flush().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #flush(): Promise<void> {
    do {
      this.#again = false;
      try {
        await this.#options.alone(() => this.#sendAll());
      } catch (error) {
        // A full or closed database is tried again like a broken connection.
        if (!(error instanceof CallFailure) && !(error instanceof DOMException)) throw error;
        // No pause if `flush` was called meanwhile, for example because the network came back.
        if (!this.#again) this.#sendLater(error instanceof CallFailure ? (error.retryAfterS ?? 0) : 0);
      }
    } while (this.#again);
  }

  #sendLater(leastS: number): void {
    const pauseMs = pausesMs[Math.min(this.#fails, pausesMs.length - 1)] ?? 0;
    this.#fails += 1;
    this.#timer = setTimeout(() => void this.flush(), Math.max(pauseMs, leastS * 1_000));
  }

  async #sendAll(): Promise<void> {
    const token = this.#options.session.token();
    const memberId = await this.#member();
    if (token === null || memberId === null) return;
    for (;;) {
      const all = await this.#options.store.all();
      const [next] = all
        .filter((entry) => entry.memberId === memberId && entry.state === 'waiting')
        .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt));
      if (!next) break;
      if (!next.tried) await this.#options.store.change(next.id, (entry) => ({ ...entry, tried: true }));
      // Another member may have logged in meanwhile. The call reads the token before it waits for anything,
      // so the check is safe.
      if (this.#options.session.token() !== token) return;
      await this.#send(next);
      await this.#changed();
    }
    this.#fails = 0;
  }

  /**
   * Sends an entry and stores the outcome. Throws if the server may still accept the entry when it is sent again
   * unchanged.
   */
  async #send(entry: OutboxEntry): Promise<void> {
    try {
      const answer = await this.#call(entry);
      await this.#sent(entry, answer);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isRetryable(error) || error.code === 401 || error.code === 415) throw error;
      // The server deletes idempotency keys after some days; this refusal then means that an earlier try arrived.
      if (entry.tried && error.error === 'comment.known') return await this.#sent(entry, null);
      const fields = Object.entries(error.fields).map(([field, { message }]) => [field, message]);
      const refusal = { message: error.message, fields: Object.fromEntries(fields) };
      await this.#options.store.change(entry.id, (one) => ({ ...one, state: 'refused', refusal }));
    }
  }

  async #call(entry: OutboxEntry) {
    const { client, pass, session } = this.#options;
    const token = session.token();
    const input = entry.call === 'say' ? { ...entry.input, pass: await pass() } : entry.input;
    // Another member may have logged in while the pass was requested. The entry is sent later, when its own member is
    // logged in.
    if (session.token() !== token) throw transportFailure('transport.noAnswer', noAnswerCode, 'en');
    const options = { idempotencyKey: entry.id, signal: AbortSignal.timeout(patienceMs) };
    return client.call<OfflineCall>(entry.call, input, options);
  }

  async #sent(entry: OutboxEntry, answer: OutboxEntry['answer']): Promise<void> {
    const sentAt = this.#now();
    const taken = (one: OutboxEntry): OutboxEntry => ({
      ...one,
      state: 'sent',
      answer,
      sentAt,
      refusal: null,
    });
    await this.#options.store.change(entry.id, taken);
    this.#options.onSent(taken(entry));
  }

  async #alter(id: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<void> {
    await this.#options.alone(() => this.#options.store.change(id, change));
    await this.#changed();
  }

  async #changed(): Promise<void> {
    await this.refresh();
    this.#options.tell();
  }

  /** The member of this session; null if that is unknown, or another member has logged in. */
  async #member(): Promise<string | null> {
    const token = this.#options.session.token();
    if (token === null) return null;
    const owner = await this.#options.store.owner();
    return owner !== null && owner.reader === (await sessionDigest(token)) ? owner.memberId : null;
  }

  async #tidy(memberId: string): Promise<void> {
    const nowMs = Date.parse(this.#now());
    for (const entry of await this.#options.store.all()) {
      const done = entry.sentAt !== null && nowMs - Date.parse(entry.sentAt) > showSentMs;
      const left = entry.memberId !== memberId && nowMs - Date.parse(entry.writtenAt) > keepForOthersMs;
      if (done || left) await this.#options.store.change(entry.id, () => null);
    }
  }

  #now(): string {
    return (this.#options.now?.() ?? new Date()).toISOString();
  }
}
