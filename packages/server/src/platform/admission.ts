import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { payerName } from './allowances.ts';
import { EventLoopQueue } from './eventLoopQueue.ts';
import { tokenHash } from './ids.ts';
import { answerChunkBytes, LargeAnswerQueue } from './largeAnswerQueue.ts';
import { throttleKeyOfIp } from './networks.ts';
import type { Person } from './sessionHolder.ts';
import type { SlowConnectionCloser } from './slowConnectionCloser.ts';
import type { ChargedParties, RequestUsage, ResourceReservation, WorkBudget } from './workBudget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The usage of the request so far; undefined if nobody is charged for it. */
    spent?: RequestUsage;
    holds?: ResourceReservation[];
    /** The key under which the holder of the token is remembered for later requests. */
    bearer?: string | undefined;
  }
}

/**
 * Assumed costs in ms of work that is not measured per request: a request or refusal outside of its handler, and a
 * megabyte of transfer.
 */
const requestMs = 0.4;
const refusalMs = 0.15;
const msPerMegabyte = 3;
const megabyte = 1024 * 1024;
/** The size assumed for a body without a content length. */
const unsaidBytes = 64 * 1024;
const comeAgainSeconds = 5;
/**
 * Limits the requests of all busy callers together: how many may be in progress, and for how long a request counts as
 * in progress.
 */
const busyPlaces = { atOnce: 4, forMs: 100 };
/** The HTTP status of a refusal after which the caller should retry later. */
export const retryLaterStatus = 429;
/** Larger answers are sent in pieces, so that we notice whether the client reads them. */
const wholeBytes = 2 * answerChunkBytes;

/** Admits requests, and charges what they used to their caller. */
export class Admission {
  readonly #budget: WorkBudget;
  readonly #wires: SlowConnectionCloser;
  readonly #large = new LargeAnswerQueue();
  readonly #turns = new EventLoopQueue(busyPlaces);

  constructor(budget: WorkBudget, wires: SlowConnectionCloser) {
    this.#budget = budget;
    this.#wires = wires;
  }

  stop(): void {
    this.#wires.stop();
    this.#budget.stop();
  }

  /** Admits or refuses a request before any of its body is read. */
  admit(request: FastifyRequest, reply: FastifyReply, token: string | undefined): Refusal | undefined {
    const { shop, headers } = request;
    const bearer = token === undefined ? undefined : tokenHash(`budget${shop.id}${token}`).toString('base64');
    request.bearer = bearer;
    const payers = this.#budget.payersOf(shop.id, throttleKeyOfIp(request.ip), bearer);
    request.spent = { ms: 0, rows: 0, payers };
    request.holds = [];
    const seconds = this.#budget.wait(payers);
    if (seconds > 0) return refuse('throttle.wait', { seconds });
    if (headers.upgrade !== undefined) return undefined;
    const bytes = bodyBytesOf(request);
    const hold = this.#budget.hold(payers, 'bytes', bytes);
    if (hold === undefined) return refuse('throttle.wait', { seconds: comeAgainSeconds });
    request.holds.push(hold);
    // A large body is charged here, because it is transferred even if it is then refused for its length.
    if (bytes > answerChunkBytes) request.spent.ms += (bytes / megabyte) * msPerMegabyte;
    this.#wires.begin(request, reply);
    return undefined;
  }

  /**
   * Settles when an admitted request may begin. Requests of busy callers begin one per turn of the event
   * loop, and few run at a time, so that a burst of them leaves time and processors for other callers.
   */
  async whenTurn({ spent, holds, headers }: FastifyRequest): Promise<void> {
    if (spent === undefined || holds === undefined) return;
    const { payers } = spent;
    // A socket is not counted here, because it would count as a request until it closes. It has a limit of its own.
    if (headers.upgrade === undefined) holds.push(this.#budget.note(payers, 'requests', 1));
    if (this.#budget.isBusy(payers)) holds.push(await this.#turns.next(payerName(payers.own)));
  }

  /**
   * Settles when a refusal may be sent. If a caller has too many open refusals, the connection ends without
   * an answer.
   */
  async whenRefused({ spent, raw }: FastifyRequest): Promise<void> {
    if (spent !== undefined && !(await this.#budget.whenRefused(spent.payers))) raw.socket.destroy();
  }

  /** Reserves room for incoming bytes of a file; false if its sender has too many bytes in transfer. */
  room(request: FastifyRequest, bytes: number): boolean {
    const { spent, holds } = request;
    if (spent === undefined || holds === undefined) return true;
    const hold = this.#budget.hold(spent.payers, 'bytes', bytes);
    if (hold === undefined) return false;
    holds.push(hold);
    return true;
  }

  /**
   * Admits an answer that is about to be sent. Unread bytes are charged to the caller, and large answers are
   * sent a few at a time. Refused if the caller already has too many unread bytes. Answers to writes are
   * never refused, because their work is done.
   */
  async sending(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<Refusal | { readonly payload: unknown }> {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return { payload };
    const { spent, holds } = request;
    const bytes = Buffer.byteLength(payload);
    if (spent === undefined || holds === undefined || bytes < answerChunkBytes) return { payload };
    const mayRefuse = request.method === 'GET' && bytes >= wholeBytes;
    const hold = this.#budget[mayRefuse ? 'hold' : 'note'](spent.payers, 'bytes', bytes);
    if (hold === undefined) return refuse('throttle.wait', { seconds: comeAgainSeconds });
    holds.push(hold);
    spent.ms += (bytes / megabyte) * msPerMegabyte;
    if (bytes < wholeBytes) return { payload };
    const place = await this.#large.enter(spent.payers.own);
    if (request.raw.socket.destroyed) place.end();
    else holds.push(place);
    reply.header('content-length', String(bytes));
    return {
      payload: this.#large.piecesOf(
        typeof payload === 'string' ? Buffer.from(payload) : payload,
        spent.payers.own,
      ),
    };
  }

  /** Called when a request was answered or its connection broke. */
  over(request: FastifyRequest, reply: FastifyReply): void {
    this.#wires.end(request);
    for (const hold of request.holds ?? []) hold.end();
    const { spent, bearer } = request;
    if (spent === undefined) return;
    spent.ms += reply.statusCode === retryLaterStatus ? refusalMs : requestMs;
    this.#budget.charge(spent.payers, spent);
    if (bearer !== undefined && spent.payers.own.kind !== 'address')
      this.#budget.remember(bearer, spent.payers);
  }
}

/** The length of the body from its header. It is 0 for a file, because its bytes are counted as they arrive. */
export function bodyBytesOf({ method, headers }: FastifyRequest): number {
  if (method !== 'POST' || headers['content-type']?.startsWith('multipart/')) return 0;
  return Math.min(megabyte, Number(headers['content-length'] ?? unsaidBytes) || 0);
}

/** The parties that are charged for a person's requests. Staff who act as a member are charged as staff. */
export function payersOf(shopId: string, person: Person): ChargedParties {
  const staffId = person.kind === 'staff' ? (person.key?.id ?? person.staffId) : person.actingStaffId;
  if (staffId !== null)
    return { own: { kind: 'staff', key: `${shopId} ${staffId}` }, shop: { kind: 'shopStaff', key: shopId } };
  const memberId = person.kind === 'member' ? person.memberId : '';
  return { own: { kind: 'member', key: `${shopId} ${memberId}` }, shop: { kind: 'shop', key: shopId } };
}
