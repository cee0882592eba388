import type { Client } from '@crossdock/contract/client.ts';
import type { CallName, Request } from '@crossdock/contract/table.ts';
import { unspellAnswer } from '@crossdock/contract/wire/spelling.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ReadAgain } from './readAgain.ts';
import { listen, type RealtimeLine } from './realtimeLine.ts';

/** Several screens' parts begin and end reads in one moment. */
const gatherMs = 50;
/** So much older than it was when it came may an answer have been. */
const onItsWayMs = 2_000;

interface Held {
  readonly read: number;
  readonly query: Query;
  ours: ((json: string) => string) | undefined;
  /** Came while the page itself was asking. */
  readonly waiting: string[];
}

export interface LivePage {
  readonly cache: QueryClient;
  readonly client: Client;
  readonly token: () => string | null;
  readonly lang: () => Lang;
  /** Whether anybody sees the page; nothing is asked for one that nobody sees. */
  readonly isSeen: () => boolean;
  readonly open?: () => WebSocket;
}

/**
 * Keeps what is on screen right. The reads of the screen are held on the page's line: the server answers them again there
 * when one of their topics changes, with what is new. What it leaves to the page is asked again by the page.
 */
export class LiveReads {
  readonly #page: LivePage;
  readonly #again: ReadAgain;
  readonly #held = new Map<string, Held>();
  /** What the server leaves to the page. */
  readonly #left = new Set<string>();
  readonly #line: RealtimeLine;
  readonly #stop: () => void;
  #answersReads = false;
  #lastRead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: LivePage) {
    this.#page = page;
    this.#again = new ReadAgain(page.cache, page.isSeen);
    this.#stop = page.cache.getQueryCache().subscribe(({ query, type }) => {
      if (topicsOf(query).length === 0) return;
      if (type === 'updated') this.#catchUp(query);
      this.#agreeSoon();
    });
    this.#line = listen(
      page.token,
      {
        onTopic: (topic) => this.#hear((query) => topicsOf(query).includes(topic)),
        onOpen: (answersReads) => {
          this.#answersReads = answersReads;
          this.#held.clear();
          this.#left.clear();
          this.#agreeSoon();
        },
        onReturn: () => this.#hear((query) => topicsOf(query).length > 0, 'spread'),
        onRead: (read, text) => this.#take(read, text),
        onLost: () => {
          this.#answersReads = false;
          this.#held.clear();
        },
      },
      page.open,
    );
    this.#agreeSoon();
  }

  /** The page came into view, or went out of it. */
  seenOrNot(): void {
    this.#agreeSoon();
    this.#again.seenOrNot();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.#line.close();
    this.#again.close();
  }

  /** Something of these reads has changed. */
  #hear(isAbout: (query: Query) => boolean, how: 'soon' | 'spread' = 'soon'): void {
    const { cache, client } = this.#page;
    client.forget();
    const queries = cache.getQueryCache().findAll({ predicate: isAbout });
    for (const query of queries) {
      if (this.#held.has(query.queryHash) || this.#willBeHeld(query)) continue;
      if (query.isActive()) this.#again.ask(query, how);
      else void cache.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
    }
  }

  /** The server asks how old it is. */
  #willBeHeld(query: Query): boolean {
    return this.#answersReads && mayBeHeld(query) && !this.#left.has(query.queryHash);
  }

  #agreeSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#agree();
    }, gatherMs);
  }

  /** Tells the server which reads are on screen now. */
  #agree(): void {
    const { cache, isSeen } = this.#page;
    const predicate = (query: Query) => this.#willBeHeld(query);
    const wanted = isSeen() ? cache.getQueryCache().findAll({ predicate }) : [];
    const hashes = new Set(wanted.map(({ queryHash }) => queryHash));
    for (const [hash, { read }] of this.#held) {
      if (hashes.has(hash)) continue;
      this.#held.delete(hash);
      this.#line.send(JSON.stringify({ end: read }));
    }
    for (const query of wanted) if (!this.#held.has(query.queryHash)) void this.#hold(query);
  }

  async #hold(query: Query): Promise<void> {
    this.#lastRead += 1;
    const held: Held = { read: this.#lastRead, query, ours: undefined, waiting: [] };
    this.#held.set(query.queryHash, held);
    // The hash is its key as JSON.
    const [name, input]: [CallName, Request<CallName>] = JSON.parse(query.queryHash);
    // The rest of the call table may be out of reach.
    const live = await this.#page.client.live(name, input).catch(() => undefined);
    if (this.#held.get(query.queryHash) !== held) return;
    if (live === undefined) return this.#leave(query);
    const [path, misspelt] = live;
    held.ours = (json) => unspellAnswer(json, misspelt);
    const ageMs = Date.now() - query.state.dataUpdatedAt + onItsWayMs;
    const topics = topicsOf(query);
    this.#line.send(JSON.stringify({ read: held.read, path, topics, lang: this.#page.lang(), ageMs }));
  }

  #take(read: number, text: string): void {
    const held = [...this.#held.values()].find((one) => one.read === read);
    if (held === undefined) return;
    this.#page.client.forget();
    held.waiting.push(text);
    this.#catchUp(held.query);
  }

  /** What the page has asked by itself may be older than what came meanwhile: that comes after it. */
  #catchUp(query: Query): void {
    const held = this.#held.get(query.queryHash);
    if (held === undefined || query.state.fetchStatus !== 'idle') return;
    for (const text of held.waiting.splice(0)) this.#put(held, text);
  }

  #put({ query, ours }: Held, text: string): undefined {
    const { cache } = this.#page;
    if (cache.getQueryCache().get(query.queryHash) !== query) return;
    const said: Said = JSON.parse(ours?.(text) ?? text);
    if (said.again) return this.#leave(query);
    const next = 'whole' in said ? said.whole : changed(query.state.data, said);
    if (next !== undefined) cache.setQueryData(query.queryKey, next);
    else this.#again.ask(query, 'soon');
  }

  /** The page asks it by itself. */
  #leave(query: Query): undefined {
    this.#held.delete(query.queryHash);
    this.#left.add(query.queryHash);
    this.#again.ask(query, 'soon');
  }
}

interface Row {
  readonly id: string;
}

interface Said {
  readonly again?: boolean;
  readonly whole?: unknown;
  readonly rest?: object;
  readonly order?: readonly string[];
  readonly rows?: readonly Row[];
}

/** The list with what is new of it; undefined where a row is missing that it does not bring. */
function changed(data: unknown, { rest, order = [], rows = [] }: Said): unknown {
  if (!isRecord(data) || !Array.isArray(data.list)) return undefined;
  const before: readonly Row[] = data.list;
  const known = new Map<string, Row>([...before, ...rows].map((row) => [row.id, row]));
  const list = order.map((id) => known.get(id));
  return list.includes(undefined) ? undefined : { ...rest, list };
}

const topicsOf = (query: Query): readonly string[] => query.meta?.topics ?? [];

const mayBeHeld = (query: Query): boolean =>
  topicsOf(query).length > 0 && query.isActive() && query.state.data !== undefined;
