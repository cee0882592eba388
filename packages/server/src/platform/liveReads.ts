import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapFieldNames } from '@crossdock/contract/wire/wireNames.ts';
import { answerWriter } from './answerText.ts';
import { authorize, type Caller } from './authorize.ts';
import { authorizeAndParse } from './authorizeAndParse.ts';
import { isSameAuthentication } from './bearers.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { Database, NoTransaction, Tx } from './db.ts';
import { newId } from './ids.ts';
import type { IncomingRequest } from './incoming.ts';
import { canStayOpen, finishAnswer, type LiveAnswer, type PendingAnswer } from './liveAnswer.ts';
import { LiveRead, type LiveReader, type LiveReadRequest, type NamedHandler } from './liveRead.ts';
import { LiveReadCharges } from './liveReadCharges.ts';
import { isOutcome } from './outcome.ts';
import { RecentEvents } from './recentEvents.ts';
import { type AnyHandler, handlerArguments, runCall, toPhases } from './runCall.ts';
import type { Services } from './services.ts';
import { findSessions, type Person } from './sessionHolder.ts';
import { narrowestScope, type SharingScope, sharedActor, sharingKeyOf } from './sharedActor.ts';
import type { Shop } from './shop.ts';

/** How long events are gathered before a read runs. All events of one transaction arrive within this time. */
const gatherMs = 30;
/**
 * After a run, the slot in which it ran stays unused for as long as the run took, but at most for this time, so that
 * people's own calls come first.
 */
const longestRestMs = 100;
const longestAnswer = 256 * 1024;
const mostPerReader = 24;
const againMs = 2_000;
const mostFailures = 5;

/**
 * Reads that pages keep open. When one of their topics changes, they are answered again over the page's
 * socket, once for all readers with the same rights and the same question. Each answer reaches only the
 * readers that the database confirms at the same time. Few run at once, and shops take turns.
 */
export class LiveReads {
  readonly #database: Database;
  readonly #services: Services;
  readonly #byPath = new Map<string, NamedHandler>();
  readonly #reads = new Map<string, LiveRead>();
  readonly #of = new Map<LiveReader, Map<number, LiveRead>>();
  /** For each call, the people who can share its answer, as determined by its last run. */
  readonly #circles = new Map<string, SharingScope>();
  readonly #recent: RecentEvents;
  readonly #payments: LiveReadCharges;
  readonly #line = new ConcurrencyLimiter({
    atOnce: 2,
    ...{
      perCaller: Number.POSITIVE_INFINITY,
      perShop: Number.POSITIVE_INFINITY,
      inAll: Number.POSITIVE_INFINITY,
    },
    retrySeconds: 1,
  });

  constructor(
    database: Database,
    services: Services,
    calls: Readonly<Record<string, Call>>,
    handlers: Readonly<Record<string, AnyHandler>>,
  ) {
    this.#database = database;
    this.#services = services;
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers[name];
      if (handler !== undefined && canStayOpen(call, handler))
        this.#byPath.set(call.path, { name, call, phases: toPhases(handler) });
    }
    this.#recent = new RecentEvents(services.realtime);
    this.#payments = new LiveReadCharges(services.budget);
    services.realtime.onGap(() => {
      for (const live of this.#reads.values()) this.#touch(live);
    });
  }

  /** Adds a read. `ageMs` is the age of the answer that the page has. */
  follow(reader: LiveReader, wanted: LiveReadRequest, ageMs: number): void {
    if (!reader.isOpen) return;
    const own = this.#of.get(reader) ?? new Map<number, LiveRead>();
    this.#of.set(reader, own);
    this.unfollow(reader, wanted.read);
    const place = own.size < mostPerReader ? this.#payments.placeFor(reader) : undefined;
    const live = place && this.#find(reader, wanted);
    if (place === undefined || live === undefined) {
      place?.end();
      leaveToPage(reader, wanted.read);
    } else {
      live.add(reader, wanted, place);
      own.set(wanted.read, live);
      if (this.#recent.mayHave(ageMs, (realtimeEvent) => live.isConcerned(realtimeEvent))) this.#touch(live);
    }
  }

  unfollow(reader: LiveReader, read: number): void {
    const own = this.#of.get(reader);
    const live = own?.get(read);
    if (own === undefined || live === undefined) return;
    own.delete(read);
    live.remove(reader, read);
    if (live.followers.size > 0) return;
    clearTimeout(live.timer);
    live.stop();
    this.#reads.delete(live.key);
  }

  leave(reader: LiveReader): void {
    for (const read of this.#of.get(reader)?.keys() ?? []) this.unfollow(reader, read);
    this.#of.delete(reader);
  }

  /** The read shared by everyone who would get the same answer. */
  #find(reader: LiveReader, { path, lang }: LiveReadRequest): LiveRead | undefined {
    const { shopId, person, origin } = reader;
    const [place = '', query = ''] = path.split('?', 2);
    const named = this.#byPath.get(place);
    const { shopId: askedShop = shopId, ...asked } = Object.fromEntries(new URLSearchParams(query));
    if (named === undefined || askedShop !== shopId) return undefined;
    const circle = this.#circles.get(named.name) ?? 'all';
    const who = sharingKeyOf(person, circle);
    const key = [shopId, who, lang, origin, path].join('\n');
    const known = this.#reads.get(key);
    if (known !== undefined) return known;
    const fields = swapFieldNames(asked, named.call.misspelt);
    const memberId = person.kind === 'member' ? person.memberId : null;
    const live = new LiveRead(key, named, { shopId, fields, lang, memberId, circle, who });
    live.stop = this.#services.realtime.onRealtimeEvent(shopId, memberId, (realtimeEvent) => {
      if (live.isConcerned(realtimeEvent)) this.#touch(live);
    });
    this.#reads.set(key, live);
    return live;
  }

  /** Runs the read soon, but not too soon after its last run. */
  #touch(live: LiveRead, inMs = gatherMs): void {
    live.isTouched = true;
    if (live.state !== 'still') return;
    live.state = 'due';
    const turn = { shopId: live.shopId, who: live.key };
    live.timer = setTimeout(
      () => void this.#line.run(turn, () => this.#ask(live)),
      Math.max(inMs, live.nextMs - performance.now()),
    );
  }

  async #ask(live: LiveRead): Promise<void> {
    const waitMs = this.#payments.waitMs([...live.followers.keys()]);
    if (waitMs > 0) {
      live.state = 'still';
      return this.#touch(live, waitMs);
    }
    live.state = 'asked';
    live.isTouched = false;
    const ready = live.begin();
    try {
      await this.#answer(live);
      live.failures = 0;
    } catch {
      live.failures += 1;
      if (live.failures >= mostFailures) this.#leaveToPages(live);
    }
    const tookMs = ready();
    await pause(Math.min(tookMs, longestRestMs));
    live.state = 'still';
    if (live.followers.size === 0) return;
    if (live.failures > 0) this.#touch(live, againMs);
    else if (live.isTouched) this.#touch(live);
  }

  async #answer(live: LiveRead): Promise<void> {
    const readers = [...live.followers.keys()];
    const [first] = readers;
    const shop = first && (await this.#services.tenants.ofHost(first.host));
    if (first === undefined) return;
    if (shop?.id !== first.shopId) return this.#leaveToPages(live);
    const guess = first.person;
    const { people, answer } = await this.#payments.paying(live.named.name, readers, async () => {
      const read = await this.#database.read(shop.id, (tx) => this.#read(tx, shop, live, first, readers));
      return { people: read.people, answer: await finishAnswer(this.#database, shop.id, read.answer) };
    });
    for (const reader of readers) {
      const person = people.get(reader.token);
      if (person === undefined) reader.end();
      else reader.person = person;
    }
    // The read ran for a person whose session or rights have changed since, so it is repeated.
    if (!isSameAuthentication(people.get(first.token), guess)) this.#touch(live);
    else if (answer.kind === 'data')
      this.#payments.telling(readers, () => this.#tell(live, shop, people, answer));
    else if (answer.kind === 'none') this.#leaveToPages(live);
    else {
      this.#leaveToPage(live, first);
      this.#touch(live);
    }
    for (const reader of readers) if (!this.#isStill(live, reader)) this.#fileAnew(live, reader);
  }

  /** Sends the answer to the readers who share it and may make the call. */
  #tell(
    live: LiveRead,
    shop: Shop,
    people: ReadonlyMap<string, Person>,
    { text, circle }: Extract<LiveAnswer, { kind: 'data' }>,
  ): void {
    const { name, call } = live.named;
    const narrowed = narrowestScope(circle, live.circle);
    this.#circles.set(name, narrowestScope(narrowed, this.#circles.get(name) ?? 'all'));
    if (narrowed !== live.circle) return;
    for (const reader of [...live.followers.keys()]) {
      const person = people.get(reader.token);
      const isBarred = person && isRefusal(authorize(call, callerOf(shop, live, reader), person));
      if (isBarred) this.#leaveToPage(live, reader);
    }
    // Readers who joined during the run get the next answer.
    live.tell(dataOf(text), (reader) => people.has(reader.token) && this.#isStill(live, reader));
  }

  async #read(tx: Tx, shop: Shop, live: LiveRead, first: LiveReader, readers: readonly LiveReader[]) {
    const tokens = readers.map(({ token }) => token);
    const [people, answer] = await Promise.allSettled([
      findSessions(tx, tokens),
      this.#answerFor(tx, shop, live, first),
    ]);
    if (people.status === 'rejected') throw people.reason;
    if (answer.status === 'rejected') throw answer.reason;
    return { people: people.value, answer: answer.value };
  }

  async #answerFor(tx: Tx, shop: Shop, live: LiveRead, reader: LiveReader): Promise<PendingAnswer> {
    const { name, call, phases } = live.named;
    const incoming: IncomingRequest = {
      ...callerOf(shop, live, reader),
      idempotencyKey: undefined,
      input: live.fields,
    };
    const entitled = authorizeAndParse(call, incoming, reader.person, tx.now);
    if (isOutcome(entitled)) return { kind: 'barred' };
    const { actor, circle } = sharedActor(entitled.actor);
    const work = { database: this.#database, services: this.#services, name, call, phases };
    const result = await runCall(tx, work, actor, entitled.input, incoming);
    if (isRefusal(result) || tx.writes > 0) return { kind: 'none' };
    const { write } = phases;
    const finish = async (noTransaction: NoTransaction): Promise<LiveAnswer> => {
      const { input } = entitled;
      const data = write
        ? await write(...handlerArguments(noTransaction, result, actor, input, this.#services))
        : result;
      const text = answerWriter(call)({ code: 200, data, message: '' });
      return text.length > longestAnswer ? { kind: 'none' } : { kind: 'data', text, circle: circle() };
    };
    return { kind: 'found', finish };
  }

  /** Whether this reader would still get the answer of this read. */
  #isStill(live: LiveRead, { person }: LiveReader): boolean {
    const circle = this.#circles.get(live.named.name) ?? 'all';
    return circle === live.circle && sharingKeyOf(person, circle) === live.who;
  }

  #fileAnew(live: LiveRead, reader: LiveReader): void {
    const wanted = [...(live.followers.get(reader)?.values() ?? [])].map((one) => one.wanted);
    for (const one of wanted) this.follow(reader, one, Number.POSITIVE_INFINITY);
  }

  #leaveToPages(live: LiveRead): void {
    for (const reader of [...live.followers.keys()]) this.#leaveToPage(live, reader);
  }

  #leaveToPage(live: LiveRead, reader: LiveReader): void {
    for (const read of [...(live.followers.get(reader)?.keys() ?? [])]) {
      this.unfollow(reader, read);
      leaveToPage(reader, read);
    }
  }
}

function callerOf(shop: Shop, { lang }: LiveRead, { token, ip, userAgent, origin }: LiveReader): Caller {
  return { shop, lang, token, ip, userAgent, origin, device: '', requestId: newId() };
}

/** Sends the message after which the page makes the read itself, as without a socket. */
function leaveToPage(reader: LiveReader, read: number): void {
  reader.send(`{"read":${read},"again":true}`);
}

function dataOf(text: string): unknown {
  const { data }: { data: unknown } = JSON.parse(text);
  return data;
}
