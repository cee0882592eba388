import { setTimeout as pause } from 'node:timers/promises';
import type { ShopId } from './authenticatedIds.ts';
import type { Database, Tx } from './db.ts';
import { findSessions, type Person } from './sessionHolder.ts';

/**
 * Checks the token of a listener who is neither a member nor staff, and answers which realtime events the listener
 * may receive.
 */
export type GuestAuthenticator = (tx: Tx, token: string) => Promise<string | undefined>;

export interface Listener {
  /** Null for staff, who receive events of the whole shop. */
  readonly memberId: string | null;
  /** Undefined for a guest, who listens with the token of one chat conversation. */
  readonly person: Person | undefined;
}

interface Question {
  readonly token: string;
  readonly answer: (who: Listener | undefined) => void;
  readonly fail: (why: unknown) => void;
}

const gatherMs = 5;
const mostTogether = 500;

/**
 * Authenticates token holders in batches: when a process starts, or when a member with many open pages logs out, many
 * sockets need it at the same time.
 */
export class ListenerAuthenticator {
  readonly #database: Database;
  readonly #authenticateGuest: GuestAuthenticator;
  readonly #waiting = new Map<ShopId, Question[]>();
  #isAsking = false;

  constructor(database: Database, authenticateGuest: GuestAuthenticator) {
    this.#database = database;
    this.#authenticateGuest = authenticateGuest;
  }

  who(shopId: ShopId, token: string): Promise<Listener | undefined> {
    return new Promise((answer, fail) => {
      const waiting = this.#waiting.get(shopId) ?? [];
      waiting.push({ token, answer, fail });
      this.#waiting.set(shopId, waiting);
      if (!this.#isAsking) void this.#ask();
    });
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    await pause(gatherMs);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { shopId, questions } = next;
      try {
        const found = await this.#database.read(shopId, (tx) => this.#find(tx, questions));
        for (const { token, answer } of questions) answer(found.get(token));
      } catch (error) {
        for (const { fail } of questions) fail(error);
      }
    }
    this.#isAsking = false;
  }

  /** The next batch of questions; shops take turns. */
  #next(): { readonly shopId: ShopId; readonly questions: readonly Question[] } | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [shopId, waiting] = first;
    this.#waiting.delete(shopId);
    const questions = waiting.splice(0, mostTogether);
    if (waiting.length > 0) this.#waiting.set(shopId, waiting);
    return { shopId, questions };
  }

  async #find(tx: Tx, questions: readonly Question[]): Promise<ReadonlyMap<string, Listener>> {
    const tokens = [...new Set(questions.map(({ token }) => token))];
    const people = await findSessions(tx, tokens);
    const found = new Map<string, Listener>();
    for (const [token, person] of people)
      found.set(token, { memberId: person.kind === 'member' ? person.memberId : null, person });
    const others = tokens.filter((token) => !people.has(token));
    await Promise.all(
      others.map(async (token) => {
        const memberId = await this.#authenticateGuest(tx, token);
        if (memberId !== undefined) found.set(token, { memberId, person: undefined });
      }),
    );
    return found;
  }
}
