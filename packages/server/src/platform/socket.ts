import { refuse } from '@crossdock/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Database, Tx } from './db.ts';
import { sendRefusal } from './http.ts';
import type { ShopId } from './provenIds.ts';
import type { Hint } from './realtime.ts';
import type { Services } from './services.ts';
import { findSession, type Person, sessionsTopic } from './sessions.ts';
import { SocketPlace } from './socketPlaces.ts';

const beatMs = 30_000;
/** A session that ends by its age tells nobody: every so many beats each socket looks. */
const beatsBetweenLooks = 10;
const longestToken = 200;
/** A line's end that tells its page to come back later. */
const tryAgainLater = 1013;

/** Whoever is no member and no staff, and may listen all the same: whom the hints concern that such a token hears. */
export type OtherEars = (tx: Tx, token: string) => Promise<string | undefined>;

/** The realtime channel. Only pages of the shop's own address may open it; programs send no origin. */
export function addSocket(
  app: FastifyInstance,
  database: Database,
  services: Services,
  otherEars: OtherEars,
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
      listen(socket, place, request.shop.id, database, services, otherEars);
    },
  });
}

function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

interface Ear {
  /** Nobody where it is a guest, who listens with a pass. */
  readonly person: Person | undefined;
  /** Null: staff, who hear what happens in the whole shop. */
  readonly memberId: string | null;
}

async function whoListens(
  tx: Tx,
  token: string,
  otherEars: OtherEars,
  how?: 'look',
): Promise<Ear | undefined> {
  const person = await findSession(tx, token, how);
  if (person?.kind === 'staff') return { memberId: null, person };
  const memberId = person?.memberId ?? (await otherEars(tx, token));
  return memberId === undefined ? undefined : { memberId, person };
}

/** The first message carries the token: an address with a token in it would end up in logs. */
function listen(
  socket: WebSocket,
  place: SocketPlace,
  shopId: ShopId,
  database: Database,
  services: Services,
  otherEars: OtherEars,
): void {
  let leave = () => {};
  let isOpen = true;
  let beats = 0;
  let token = '';
  const end = () => socket.close(4401, 'session ended');
  const look = () =>
    database
      .transact(shopId, (tx) => whoListens(tx, token, otherEars, 'look'))
      .then((person) => (person === undefined ? end() : undefined))
      .catch(() => socket.close(1011));
  let sessionId = '';
  const hear = (hint: Hint) => {
    if (hint.topic === sessionsTopic) {
      // Of a guest's or a frame's pass only the database knows whose session it hangs on.
      if (hint.ended === undefined || sessionId === '') void look();
      else if (hint.ended.includes(sessionId)) end();
    } else socket.send(JSON.stringify({ topic: hint.topic }));
  };
  const drop = setTimeout(() => socket.close(4401, 'no token'), 5_000);
  socket.once('message', (data: Buffer) => {
    clearTimeout(drop);
    token = data.toString('utf8').slice(0, longestToken);
    void database
      .transact(shopId, (tx) => whoListens(tx, token, otherEars))
      .then((ear) => {
        // Closed while its session was looked up: a listener added now would never be removed.
        if (!isOpen) return;
        if (ear === undefined) return end();
        if (ear.person && !place.isFor(ear.person)) return socket.close(tryAgainLater, 'too many lines');
        sessionId = ear.person?.sessionId ?? '';
        const stopHints = services.realtime.onHint(shopId, ear.memberId, hear);
        const stopGaps = services.realtime.onGap(() => {
          socket.send(JSON.stringify({ topic: '*' }));
          void look();
        });
        leave = () => {
          stopHints();
          stopGaps();
        };
        // Everything before this moment may have been missed.
        socket.send(JSON.stringify({ topic: '*' }));
      })
      .catch(() => socket.close(1011));
  });
  const beat = beating(socket, () => {
    beats += 1;
    if (token !== '' && beats % beatsBetweenLooks === 0) void look();
  });
  socket.on('close', () => {
    isOpen = false;
    clearTimeout(drop);
    clearInterval(beat);
    leave();
  });
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
