import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { ShopId } from './authenticatedIds.ts';
import type { HandlerPhases } from './handler.ts';
import { LastAnswer } from './lastAnswer.ts';
import type { RealtimeEvent } from './realtime.ts';
import type { Person } from './sessionHolder.ts';
import type { SharingScope } from './sharedActor.ts';
import type { ResourceReservation } from './workBudget.ts';

/** A reader with an open socket, over which reads are answered again when their data changes. */
export interface LiveReader {
  readonly shopId: ShopId;
  readonly token: string;
  readonly host: string;
  readonly origin: string;
  readonly ip: string;
  readonly userAgent: string;
  isOpen: boolean;
  /** The person, as the database last confirmed. */
  person: Person;
  /** Sends a message. False if the connection cannot take more. */
  send(text: string): boolean;
  /** Called when the reader's session has ended. */
  end(): void;
}

/** A read that a page keeps open. */
export interface LiveReadRequest {
  /** The page's own number for the read. */
  readonly read: number;
  /** The path below `/api/` with its query. */
  readonly path: string;
  readonly lang: Lang;
  readonly topics: readonly string[];
}

export interface NamedHandler {
  readonly name: string;
  readonly call: Call;
  readonly phases: HandlerPhases;
}

interface Asked {
  readonly shopId: ShopId;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
  /** Null if the answer depends on the whole shop. */
  readonly memberId: string | null;
  /** The people who share the answer. */
  readonly circle: SharingScope;
  readonly who: string;
}

interface Follower {
  readonly wanted: LiveReadRequest;
  /** Whether the reader has received everything answered so far. */
  isUpToDate: boolean;
  /** What this read uses of the reader's quota of open reads. */
  readonly place: ResourceReservation;
}

const shortestPauseMs = 500;
/** An expensive read is repeated less often: this many times its own duration must pass between two runs. */
const pausePerCost = 10;
const longestPauseMs = 2_000;

/** One read for all readers who would get the same answer. It exists as long as it has readers. */
export class LiveRead {
  readonly key: string;
  readonly named: NamedHandler;
  readonly shopId: ShopId;
  readonly fields: Asked['fields'];
  readonly lang: Lang;
  readonly circle: SharingScope;
  readonly who: string;
  readonly followers = new Map<LiveReader, Map<number, Follower>>();
  readonly last = new LastAnswer();
  /** Stops listening to the topics. */
  stop: () => void = () => undefined;
  timer: NodeJS.Timeout | undefined;
  state: 'still' | 'due' | 'asked' = 'still';
  isTouched = false;
  failures = 0;
  #topics: ReadonlySet<string> = new Set();
  readonly #memberId: string | null;
  #costMs = 0;
  #startedMs = 0;

  constructor(key: string, named: NamedHandler, asked: Asked) {
    this.key = key;
    this.named = named;
    this.shopId = asked.shopId;
    this.fields = asked.fields;
    this.lang = asked.lang;
    this.circle = asked.circle;
    this.who = asked.who;
    this.#memberId = asked.memberId;
  }

  add(reader: LiveReader, wanted: LiveReadRequest, place: ResourceReservation): void {
    const own = this.followers.get(reader) ?? new Map<number, Follower>();
    own.set(wanted.read, { wanted, isUpToDate: false, place });
    this.followers.set(reader, own);
    this.#topics = new Set([...this.#topics, ...wanted.topics]);
  }

  remove(reader: LiveReader, read: number): void {
    const own = this.followers.get(reader);
    own?.get(read)?.place.end();
    own?.delete(read);
    if (own?.size === 0) this.followers.delete(reader);
  }

  isConcerned({ shopId, memberId, topic }: RealtimeEvent): boolean {
    const isTheirs = this.#memberId === null || this.#memberId === memberId;
    return shopId === this.shopId && isTheirs && this.#topics.has(topic);
  }

  /** The earliest time at which the read may run again. */
  get nextMs(): number {
    const pauseMs = Math.min(longestPauseMs, Math.max(shortestPauseMs, this.#costMs * pausePerCost));
    return this.#startedMs + pauseMs;
  }

  /** Notes the start of a run; the returned function notes its duration. */
  begin(): () => number {
    this.#startedMs = performance.now();
    return () => {
      const tookMs = performance.now() - this.#startedMs;
      this.#costMs = this.#costMs === 0 ? tookMs : (this.#costMs * 3 + tookMs) / 4;
      return tookMs;
    };
  }

  /** Sends each allowed reader what is new to them. */
  tell(data: unknown, mayHear: (reader: LiveReader) => boolean): void {
    const { changes, whole } = this.last.next(data);
    for (const [reader, own] of this.followers) {
      if (!mayHear(reader)) continue;
      for (const [read, follower] of own) {
        const news = follower.isUpToDate ? changes : whole;
        if (news !== undefined) follower.isUpToDate = reader.send(`{"read":${read},${news}}`);
      }
    }
  }
}
