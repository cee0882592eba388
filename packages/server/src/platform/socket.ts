import { refuse } from '@crossdock/contract/refusals.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { isOneOf, isRecord } from '@crossdock/domain/records.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { sendRefusal } from './http.ts';
import type { Listener, Listeners } from './listeners.ts';
import type { Reader, Wanted } from './liveRead.ts';
import type { LiveReads } from './liveReads.ts';
import { originOf } from './origin.ts';
import type { ShopId } from './provenIds.ts';
import type { Realtime, RealtimeEvent } from './realtime.ts';
import type { Services } from './services.ts';
import { sessionsTopic } from './sessions.ts';
import { SocketPlace } from './socketPlaces.ts';

const beatMs = 30_000;
/** A session that ends by its age tells nobody: every so many beats each socket looks. */
const beatsBetweenLooks = 10;
const longestToken = 200;
/** A line's end that tells its page to come back later. */
const tryAgainLater = 1013;
const longestMessage = 4_096;
/** More than any page asks, for as long as a beat. */
const mostMessages = 300;
/** What a page has not taken yet: it is sent no more until it has. */
const mostUnread = 1024 * 1024;
/** The first hint of a topic goes out at once, and those within this time together. */
const gatherMs = 500;
const quickGatherMs = 50;

export interface Ears {
  readonly realtime: Realtime;
  readonly listeners: Listeners;
  readonly liveReads: LiveReads;
  /** Of these somebody waits for the next word. */
  readonly quickTopics: ReadonlySet<string>;
}

/** The realtime channel. Only pages of the shop's own address may open it; programs send no origin. */
export function addSocket(
  app: FastifyInstance,
  services: Pick<Services, 'budget' | 'config'>,
  ears: Ears,
): void {
  app.route({
    method: 'GET',
    url: '/api/realtime',
    preValidation: async (request, reply) => {
      if (!isOwnOrigin(request)) return sendRefusal(request, reply, refuse('access.denied'));
    },
    handler: (request, reply) => sendRefusal(request, reply, refuse('request.notFound')),
    wsHandler: (socket, request) => {
      const place = SocketPlace.take(services.budget, request.shop.id, request.ip);
      if (place === undefined) return socket.close(tryAgainLater, 'too many lines');
      socket.on('close', () => place.end());
      // The request itself would be kept for as long as the line stands.
      const { host, ip, headers, shop } = request;
      const origin = originOf(request, services.config);
      const from = { host, ip, userAgent: headers['user-agent'] ?? '', origin };
      new SocketLine(socket, place, shop.id, from, ears).open();
    },
  });
}

function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

type From = Pick<Reader, 'host' | 'ip' | 'userAgent' | 'origin'>;

/** One page's line: what it hears, and the reads that are answered again on it. */
class SocketLine {
  readonly #socket: WebSocket;
  readonly #place: SocketPlace;
  readonly #shopId: ShopId;
  readonly #from: From;
  readonly #ears: Ears;
  #token = '';
  /** Empty where it is a guest, who listens with a pass. */
  #sessionId = '';
  #reader: Reader | undefined;
  #leave = () => {};
  #isOpen = true;
  #messages = 0;
  /** Topics that were told a moment ago, and whether they came again since. */
  readonly #told = new Map<string, boolean>();

  constructor(socket: WebSocket, place: SocketPlace, shopId: ShopId, from: From, ears: Ears) {
    this.#socket = socket;
    this.#place = place;
    this.#shopId = shopId;
    this.#from = from;
    this.#ears = ears;
  }

  /** The first message carries the token: an address with a token in it would end up in logs. */
  open(): void {
    const socket = this.#socket;
    const drop = setTimeout(() => socket.close(4401, 'no token'), 5_000);
    socket.once('message', (data: Buffer) => {
      clearTimeout(drop);
      this.#token = data.toString('utf8').slice(0, longestToken);
      this.#look((who) => this.#begin(who));
    });
    let beats = 0;
    const beat = beating(socket, () => {
      this.#messages = 0;
      beats += 1;
      if (this.#token !== '' && beats % beatsBetweenLooks === 0) this.#look();
    });
    socket.on('close', () => {
      this.#isOpen = false;
      clearTimeout(drop);
      clearInterval(beat);
      this.#leave();
    });
  }

  /** Ends it where its token is no longer good. */
  #look(then: (who: Listener) => void = () => undefined): void {
    this.#ears.listeners.who(this.#shopId, this.#token).then(
      (who) => {
        // Closed while its session was looked up: a listener added now would never be removed.
        if (!this.#isOpen) return;
        if (who === undefined) this.#end();
        else then(who);
      },
      () => this.#socket.close(1011),
    );
  }

  #end(): void {
    this.#socket.close(4401, 'session ended');
  }

  #begin({ memberId, person }: Listener): void {
    if (person && !this.#place.isFor(person)) {
      this.#socket.close(tryAgainLater, 'too many lines');
      return;
    }
    this.#sessionId = person?.sessionId ?? '';
    const { realtime, liveReads } = this.#ears;
    const stopHints = realtime.onRealtimeEvent(this.#shopId, memberId, (hint) => this.#hear(hint));
    const stopGaps = realtime.onGap(() => {
      this.#send('{"topic":"*"}');
      this.#look();
    });
    const reader: Reader | undefined = person && {
      ...this.#from,
      shopId: this.#shopId,
      token: this.#token,
      isOpen: true,
      person,
      send: (text) => this.#send(text),
      end: () => this.#end(),
    };
    this.#reader = reader;
    this.#socket.on('message', (data: Buffer) => this.#receive(data));
    this.#leave = () => {
      stopHints();
      stopGaps();
      if (reader === undefined) return;
      reader.isOpen = false;
      liveReads.leave(reader);
    };
    // Everything before this moment may have been missed.
    this.#send(JSON.stringify({ topic: '*', ...(reader ? { reads: true } : {}) }));
  }

  #send(text: string): boolean {
    if (!this.#isOpen || this.#socket.bufferedAmount > mostUnread) return false;
    this.#socket.send(text);
    return true;
  }

  #hear({ topic, ended }: RealtimeEvent): void {
    if (topic === sessionsTopic) this.#hearOfEnded(ended);
    else if (this.#told.has(topic)) this.#told.set(topic, true);
    else this.#tell(topic);
  }

  /** Of a guest's or a frame's pass only the database knows whose session it hangs on. */
  #hearOfEnded(ended: RealtimeEvent['ended']): void {
    if (ended === undefined || this.#sessionId === '') this.#look();
    else if (ended.includes(this.#sessionId)) this.#end();
  }

  #tell(topic: string): void {
    this.#send(JSON.stringify({ topic }));
    this.#told.set(topic, false);
    const wait = this.#ears.quickTopics.has(topic) ? quickGatherMs : gatherMs;
    setTimeout(() => {
      const cameAgain = this.#told.get(topic);
      this.#told.delete(topic);
      if (cameAgain && this.#isOpen) this.#tell(topic);
    }, wait);
  }

  /** Which reads the page holds from now on, and which no more. */
  #receive(data: Buffer): void {
    this.#messages += 1;
    const isTooMuch = this.#messages > mostMessages || data.length > longestMessage;
    const message = isTooMuch ? undefined : readMessage(data);
    if (isTooMuch) this.#socket.close(1008, 'too much');
    if (this.#reader === undefined || message === undefined) return;
    if ('end' in message) this.#ears.liveReads.unfollow(this.#reader, message.end);
    else this.#ears.liveReads.follow(this.#reader, message.wanted, message.ageMs);
  }
}

type Message = { readonly wanted: Wanted; readonly ageMs: number } | { readonly end: number };

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 40;

/** Undefined where it says nothing that is known here: a newer page may. */
function readMessage(data: Buffer): Message | undefined {
  let said: unknown;
  try {
    said = JSON.parse(data.toString('utf8'));
  } catch {
    return undefined;
  }
  if (!isRecord(said)) return undefined;
  const { read, end, path, lang, topics, ageMs } = said;
  if (typeof end === 'number') return { end };
  if (typeof read !== 'number' || typeof path !== 'string' || !isOneOf(langs, lang)) return undefined;
  if (!Array.isArray(topics) || topics.length > 10 || typeof ageMs !== 'number') return undefined;
  return { wanted: { read, path, lang, topics: topics.filter(isShort) }, ageMs };
}

/** Asks again and again whether the other side is still there. */
function beating(socket: WebSocket, onBeat: () => void): NodeJS.Timeout {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  return setInterval(() => {
    // Who has not answered the last one is gone without a word, and would keep a place.
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
    onBeat();
  }, beatMs);
}
