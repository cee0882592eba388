import { refuse } from '@crossdock/contract/refusals.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { isOneOf, isRecord } from '@crossdock/domain/records.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { ShopId } from './authenticatedIds.ts';
import type { Listener, ListenerAuthenticator } from './listenerAuthenticator.ts';
import type { LiveReader, LiveReadRequest } from './liveRead.ts';
import type { LiveReads } from './liveReads.ts';
import { originOf } from './origin.ts';
import type { Realtime, RealtimeEvent } from './realtime.ts';
import { sendRefusal } from './refusalText.ts';
import type { Services } from './services.ts';
import { sessionsTopic } from './sessions.ts';
import { SocketSlot } from './socketSlots.ts';

const beatMs = 30_000;
/** A session that expires sends no event, so each socket checks its session after this many heartbeats. */
const beatsBetweenLooks = 10;
const longestToken = 200;
/** The close code after which a page reconnects later. */
const tryAgainLater = 1013;
const longestMessage = 4_096;
/** The most messages accepted from a page during one heartbeat; more than any page needs. */
const mostMessages = 300;
/** The most bytes that a page may leave unread; it gets nothing more until it has read them. */
const mostUnread = 1024 * 1024;
/** The first event of a topic is sent at once; later ones within this time are sent together. */
const gatherMs = 500;
const quickGatherMs = 50;

export interface SocketSources {
  readonly realtime: Realtime;
  readonly listeners: ListenerAuthenticator;
  readonly liveReads: LiveReads;
  /** Topics of which every event is sent at once, because somebody is waiting for it. */
  readonly quickTopics: ReadonlySet<string>;
}

/** The realtime socket. Pages of other origins are refused; programs send no `Origin` header and are accepted. */
export function addSocket(
  app: FastifyInstance,
  services: Pick<Services, 'budget' | 'config'>,
  ears: SocketSources,
): void {
  app.route({
    method: 'GET',
    url: '/api/realtime',
    preValidation: async (request, reply) => {
      if (!isOwnOrigin(request)) return sendRefusal(request, reply, refuse('access.denied'));
    },
    handler: (request, reply) => sendRefusal(request, reply, refuse('request.notFound')),
    wsHandler: (socket, request) => {
      const place = SocketSlot.take(services.budget, request.shop.id, request.ip);
      if (place === undefined) return socket.close(tryAgainLater, 'too many lines');
      socket.on('close', () => place.end());
      // These values are copied, because the request object would otherwise live as long as the socket.
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

type From = Pick<LiveReader, 'host' | 'ip' | 'userAgent' | 'origin'>;

/**
 * The socket of one page. It sends the page's events, and the answers of the reads that the server repeats for the
 * page.
 */
class SocketLine {
  readonly #socket: WebSocket;
  readonly #place: SocketSlot;
  readonly #shopId: ShopId;
  readonly #from: From;
  readonly #ears: SocketSources;
  #token = '';
  /** Empty for a guest, who has no session and listens with a pass. */
  #sessionId = '';
  #reader: LiveReader | undefined;
  #leave = () => {};
  #isOpen = true;
  #messages = 0;
  /** Topics whose event was sent recently, and whether another event of the topic has occurred since. */
  readonly #told = new Map<string, boolean>();

  constructor(socket: WebSocket, place: SocketSlot, shopId: ShopId, from: From, ears: SocketSources) {
    this.#socket = socket;
    this.#place = place;
    this.#shopId = shopId;
    this.#from = from;
    this.#ears = ears;
  }

  /** The first message contains the token, because a token in an address would end up in logs. */
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

  /** Closes the socket if its token is no longer valid. */
  #look(then: (who: Listener) => void = () => undefined): void {
    this.#ears.listeners.who(this.#shopId, this.#token).then(
      (who) => {
        // The socket closed while its session was looked up; a listener added now would never be removed.
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
      void this.#place.whenRefused().then(() => this.#socket.close(tryAgainLater, 'too many lines'));
      return;
    }
    this.#sessionId = person?.sessionId ?? '';
    const { realtime, liveReads } = this.#ears;
    const stopHints = realtime.onRealtimeEvent(this.#shopId, memberId, (hint) => this.#hear(hint));
    const stopGaps = realtime.onGap(() => {
      this.#send('{"topic":"*"}');
      this.#look();
    });
    const reader: LiveReader | undefined = person && {
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
    // The topic `*` makes the page read everything again, because events before this moment may have been missed.
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

  /**
   * Ends the socket if its session has ended. For the pass of a guest or a frame, only the database knows the session
   * on which the pass depends.
   */
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

  /** Handles a message from the page: the message opens a read that the server repeats on changes, or ends one. */
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

type Message = { readonly wanted: LiveReadRequest; readonly ageMs: number } | { readonly end: number };

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 40;

/** Undefined for an unknown message, which a newer page may send. */
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

/** Checks regularly whether the other side is still there. */
function beating(socket: WebSocket, onBeat: () => void): NodeJS.Timeout {
  let isThere = true;
  socket.on('pong', () => {
    isThere = true;
  });
  return setInterval(() => {
    // The last heartbeat was not answered, so the page is gone; its socket must not occupy a place.
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
    onBeat();
  }, beatMs);
}
