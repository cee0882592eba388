import { Readable } from 'node:stream';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenHash } from './ids.ts';
import { LargeAnswers } from './largeAnswers.ts';
import { networkOf } from './networks.ts';
import type { Person } from './sessionHolder.ts';
import type { SlowWires } from './slowWires.ts';
import type { Hold, Payers, Spent, WorkBudget } from './workBudget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it has used; none where nobody pays for it. */
    spent?: Spent;
    holds?: Hold[];
    /** By what the holder of its token is known again. */
    bearer?: string | undefined;
  }
}

/** What cannot be measured piece by piece: a request's own way through the process, and its bytes. */
const requestMs = 0.4;
const refusalMs = 0.15;
const msPerMegabyte = 3;
const megabyte = 1024 * 1024;
/** Of a body that does not say how long it is. */
const unsaidBytes = 64 * 1024;
const comeAgainSeconds = 5;
/** Larger answers leave in pieces, so that it can be seen whether they are read. */
const pieceBytes = 64 * 1024;
const wholeBytes = 2 * pieceBytes;

/** The one place where requests are let in, and where what they used is put on somebody's account. */
export class Admission {
  readonly #budget: WorkBudget;
  readonly #wires: SlowWires;
  readonly #large = new LargeAnswers();

  constructor(budget: WorkBudget, wires: SlowWires) {
    this.#budget = budget;
    this.#wires = wires;
  }

  stop(): void {
    this.#wires.stop();
    this.#budget.stop();
  }

  /** Before anything of a body is read. */
  admit(request: FastifyRequest, reply: FastifyReply, token: string | undefined): Refusal | undefined {
    const { shop, headers } = request;
    const bearer = token === undefined ? undefined : tokenHash(`budget${shop.id}${token}`).toString('base64');
    request.bearer = bearer;
    const payers = this.#budget.payersOf(shop.id, networkOf(request.ip), bearer);
    request.spent = { ms: 0, rows: 0, payers };
    request.holds = [];
    const seconds = this.#budget.wait(payers);
    if (seconds > 0) return refuse('throttle.wait', { seconds });
    if (headers.upgrade !== undefined) return undefined;
    const bytes = bodyBytesOf(request);
    const hold = this.#budget.hold(payers, 'bytes', bytes);
    if (hold === undefined) return refuse('throttle.wait', { seconds: comeAgainSeconds });
    request.holds.push(hold);
    // Also what is refused for its length has come over the line.
    if (bytes > pieceBytes) request.spent.ms += (bytes / megabyte) * msPerMegabyte;
    this.#wires.begin(request, reply);
    return undefined;
  }

  /** Bytes of a file that are coming in: false where its sender has too many on their way. */
  room(request: FastifyRequest, bytes: number): boolean {
    const { spent, holds } = request;
    if (spent === undefined || holds === undefined) return true;
    const hold = this.#budget.hold(spent.payers, 'bytes', bytes);
    if (hold === undefined) return false;
    holds.push(hold);
    return true;
  }

  /** An answer on its way out: what of it is not read yet is held on the caller’s account, and large ones leave some at once. */
  async sending(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const { spent, holds } = request;
    const bytes = Buffer.byteLength(payload);
    if (spent === undefined || holds === undefined || bytes < pieceBytes) return payload;
    spent.ms += (bytes / megabyte) * msPerMegabyte;
    holds.push(this.#budget.note(spent.payers, 'bytes', bytes));
    if (bytes < wholeBytes) return payload;
    const place = await this.#large.enter(spent.payers.own);
    if (request.raw.socket.destroyed) place.end();
    else holds.push(place);
    reply.header('content-length', String(bytes));
    return Readable.from(piecesOf(typeof payload === 'string' ? Buffer.from(payload) : payload));
  }

  /** It was answered, or its line broke. */
  over(request: FastifyRequest, reply: FastifyReply): void {
    this.#wires.end(request);
    for (const hold of request.holds ?? []) hold.end();
    const { spent, bearer } = request;
    if (spent === undefined) return;
    spent.ms += reply.statusCode === 429 ? refusalMs : requestMs;
    this.#budget.charge(spent.payers, spent);
    if (bearer !== undefined && spent.payers.own.kind !== 'address')
      this.#budget.remember(bearer, spent.payers);
  }
}

/** Of a file it is counted as it comes. */
export function bodyBytesOf({ method, headers }: FastifyRequest): number {
  if (method !== 'POST' || headers['content-type']?.startsWith('multipart/')) return 0;
  return Math.min(megabyte, Number(headers['content-length'] ?? unsaidBytes) || 0);
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** Who pays for what this person asks for; staff who act as a member pay as staff. */
export function payersOf(shopId: string, person: Person): Payers {
  const staffId = person.kind === 'staff' ? (person.key?.id ?? person.staffId) : person.actingStaffId;
  if (staffId !== null)
    return { own: { kind: 'staff', key: `${shopId} ${staffId}` }, shop: { kind: 'shopStaff', key: shopId } };
  const memberId = person.kind === 'member' ? person.memberId : '';
  return { own: { kind: 'member', key: `${shopId} ${memberId}` }, shop: { kind: 'shop', key: shopId } };
}
