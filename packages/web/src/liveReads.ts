import type { Client } from '@crossdock/contract/client.ts';
import type { CallName, Request } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fromWireNames } from '@crossdock/contract/wire/wireNames.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ReadRepeater } from './readRepeater.ts';
import { listenForTopics, type RealtimeConnection } from './realtimeConnection.ts';

/** The page waits this long, so that one report to the server covers all parts of a screen that start or end reads. */
const gatherMs = 50;
/** Added to an answer's age, because the server may have read the data up to this long before the answer arrived. */
const onItsWayMs = 2_000;

interface Held {
  readonly read: number;
  readonly query: Query;
  ours: ((json: string) => string) | undefined;
  /**
   * Messages from the server that arrived while the page itself was requesting the answer. They are applied after it.
   */
  readonly waiting: string[];
}

export interface LivePage {
  readonly cache: QueryClient;
  readonly client: Client;
  readonly token: () => string | null;
  readonly lang: () => Lang;
  /** Whether the page is visible; hidden pages read nothing. */
  readonly isSeen: () => boolean;
  readonly open?: () => WebSocket;
}

/**
 * Keeps the screen current. The page subscribes its reads over a WebSocket. When a topic changes, the server runs them
 * again and sends what changed in their answers. The page itself repeats reads that the server does not hold.
 */
export class LiveReadUpdater {
  readonly #page: LivePage;
  readonly #again: ReadRepeater;
  readonly #held = new Map<string, Held>();
  /** Reads that the server does not hold, so the page repeats them. */
  readonly #left = new Set<string>();
  readonly #line: RealtimeConnection;
  readonly #stop: () => void;
  #answersReads = false;
  #lastRead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(page: LivePage) {
    this.#page = page;
    this.#again = new ReadRepeater(page.cache, page.isSeen);
    this.#stop = page.cache.getQueryCache().subscribe(({ query, type }) => {
      if (topicsOf(query).length === 0) return;
      if (type === 'updated') this.#catchUp(query);
      this.#agreeSoon();
    });
    this.#line = listenForTopics(
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

  /** Call when the page became visible or hidden. */
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

  /** Called when the answers of these reads may have changed. */
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

  /**
   * Whether the server can hold the read. It can do so only for reads that already have an answer, because it needs
   * the answer's age.
   */
  #willBeHeld(query: Query): boolean {
    return this.#answersReads && mayBeHeld(query) && !this.#left.has(query.queryHash);
  }

  #agreeSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#agree();
    }, gatherMs);
  }

  /** Tells the server which reads are on screen. */
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
    // The hash is the key as JSON.
    const [name, input]: [CallName, Request<CallName>] = JSON.parse(query.queryHash);
    // The part of the call table that describes this call may fail to load.
    const live = await this.#page.client.live(name, input).catch(() => undefined);
    if (this.#held.get(query.queryHash) !== held) return;
    if (live === undefined) return this.#leave(query);
    const [path, misspelt] = live;
    held.ours = (json) => fromWireNames(json, misspelt);
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

  /** The page's own answer may be older than changes that arrived meanwhile, so they are applied after it. */
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

  /** Called when the server does not hold the read. The page repeats it instead. */
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

/** The list with its changes applied; undefined if it lacks a row that the change does not contain. */
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
