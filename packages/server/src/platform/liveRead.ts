import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { AnyPhases } from './handler.ts';
import { LastAnswer } from './lastAnswer.ts';
import type { ShopId } from './provenIds.ts';
import type { RealtimeEvent } from './realtime.ts';
import type { Person } from './sessionHolder.ts';
import type { Circle } from './sharedActor.ts';
import type { Hold } from './workBudget.ts';

/** Anyone who holds a line on which reads are answered again. */
export interface Reader {
  readonly shopId: ShopId;
  readonly token: string;
  readonly host: string;
  readonly origin: string;
  readonly ip: string;
  readonly userAgent: string;
  isOpen: boolean;
  /** As the database last said. */
  person: Person;
  /** False where they do not take what was sent before. */
  send(text: string): boolean;
  /** Their session is over. */
  end(): void;
}

/** A read as a page holds it. */
export interface Wanted {
  /** The page's own number for it. */
  readonly read: number;
  /** Path below `/api/` with its query. */
  readonly path: string;
  readonly lang: Lang;
  readonly topics: readonly string[];
}

export interface Named {
  readonly name: string;
  readonly call: Call;
  readonly phases: AnyPhases;
}

interface Asked {
  readonly shopId: ShopId;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lang: Lang;
  /** Null: what happens in the whole shop concerns it. */
  readonly memberId: string | null;
  /** Whose answer it is, and how many they are. */
  readonly circle: Circle;
  readonly who: string;
}

interface Follower {
  readonly wanted: Wanted;
  /** Has been told all that was answered so far. */
  isUpToDate: boolean;
  /** Its place on the reader's account. */
  readonly place: Hold;
}

const shortestPauseMs = 500;
/** What costs much is asked less often: so many times its own duration lies between two. */
const pausePerCost = 10;
const longestPauseMs = 2_000;

/** One read of all who would get the same answer, kept while somebody looks at it. */
export class LiveRead {
  readonly key: string;
  readonly named: Named;
  readonly shopId: ShopId;
  readonly fields: Asked['fields'];
  readonly lang: Lang;
  readonly circle: Circle;
  readonly who: string;
  readonly followers = new Map<Reader, Map<number, Follower>>();
  readonly last = new LastAnswer();
  /** Stops listening. */
  stop: () => void = () => undefined;
  timer: NodeJS.Timeout | undefined;
  state: 'still' | 'due' | 'asked' = 'still';
  isTouched = false;
  failures = 0;
  #topics: ReadonlySet<string> = new Set();
  readonly #memberId: string | null;
  #costMs = 0;
  #startedMs = 0;

  constructor(key: string, named: Named, asked: Asked) {
    this.key = key;
    this.named = named;
    this.shopId = asked.shopId;
    this.fields = asked.fields;
    this.lang = asked.lang;
    this.circle = asked.circle;
    this.who = asked.who;
    this.#memberId = asked.memberId;
  }

  add(reader: Reader, wanted: Wanted, place: Hold): void {
    const own = this.followers.get(reader) ?? new Map<number, Follower>();
    own.set(wanted.read, { wanted, isUpToDate: false, place });
    this.followers.set(reader, own);
    this.#topics = new Set([...this.#topics, ...wanted.topics]);
  }

  remove(reader: Reader, read: number): void {
    const own = this.followers.get(reader);
    own?.get(read)?.place.end();
    own?.delete(read);
    if (own?.size === 0) this.followers.delete(reader);
  }

  isConcerned({ shopId, memberId, topic }: RealtimeEvent): boolean {
    const isTheirs = this.#memberId === null || this.#memberId === memberId;
    return shopId === this.shopId && isTheirs && this.#topics.has(topic);
  }

  /** When it may be asked again at the earliest. */
  get nextMs(): number {
    const pauseMs = Math.min(longestPauseMs, Math.max(shortestPauseMs, this.#costMs * pausePerCost));
    return this.#startedMs + pauseMs;
  }

  /** Notes that it is asked now, and when the answer is there how long that took. */
  begin(): () => number {
    this.#startedMs = performance.now();
    return () => {
      const tookMs = performance.now() - this.#startedMs;
      this.#costMs = this.#costMs === 0 ? tookMs : (this.#costMs * 3 + tookMs) / 4;
      return tookMs;
    };
  }

  /** Tells those who may hear it what is new to them. */
  tell(data: unknown, mayHear: (reader: Reader) => boolean): void {
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
