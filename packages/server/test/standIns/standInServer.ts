import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveHere } from '../untilFileEnds.ts';
import type { World } from '../world.ts';

/** A request as it arrived. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

/** How the next request to a path fails. A request that is late or `lostAfter` has had its effect. */
export interface PlannedFailure {
  /** The end of the request's path. */
  readonly at: string;
  readonly how: 'broken' | 'lostBefore' | 'lostAfter' | { readonly lateUntil: Promise<unknown> };
}

export interface StandInServer {
  readonly url: string;
  readonly heard: ReceivedRequest[];
  trouble: PlannedFailure | null;
  /** Chooses how each request fails, if `trouble` does not apply to it. */
  troubles: ((heard: ReceivedRequest) => PlannedFailure['how'] | null) | null;
  stop(): Promise<void>;
}

export const asJson = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

export const asText = (body: string, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
});

/** The fields of a form, as strings. */
export type Fields = Readonly<Record<string, string>>;

export const formOf = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

/** A page's form, with all its fields. */
export interface PostedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a form as the payer's browser does. Returns the page. */
export async function submitForm({ url, fields }: PostedForm): Promise<{ status: number; text: string }> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, text: await answer.text() };
}

/** A trade that a payer's browser has posted to a cashier. */
export interface PostedTrade {
  readonly fields: Fields;
  readonly tradeNo: string;
  refunded: number;
}

/** A provider to whose cashier a payer's browser posts a form. */
export interface CashierStandIn<Keys, Trade extends PostedTrade> extends StandInServer {
  readonly merchantId: string;
  readonly keys: Keys;
  /** The posted trades, by the product's numbers of them. */
  readonly trades: Map<string, Trade>;
  /** How the next refund ends. */
  refundNext: 'done' | 'refused';
  readonly submit: typeof submitForm;
  /** Reports that the payer got a number to pay with. */
  assigned(no: string): Delivery;
  /** This message, signed with other keys. */
  forged(delivery: Delivery): Delivery;
}

/** The posted trade with this number. */
export function postedTrade<T>(trades: ReadonlyMap<string, T>, no: string): T {
  const trade = trades.get(no);
  if (trade === undefined) throw new Error(`nobody has posted ${no}`);
  return trade;
}

/** A small HTTP server on loopback that answers as a provider does, and fails as a test chooses. `at` is its port. */
export async function startStandIn(
  answerTo: (heard: ReceivedRequest) => Answer,
  at = 0,
): Promise<StandInServer> {
  const { url, stop } = await serveHere(async (request, reply, body) => {
    const heard = heardOf(request, body);
    standIn.heard.push(heard);
    const named = standIn.trouble && heard.path.endsWith(standIn.trouble.at) ? standIn.trouble.how : null;
    if (named) standIn.trouble = null;
    const trouble = named ?? standIn.troubles?.(heard) ?? null;
    if (trouble === 'lostBefore') return request.socket.destroy();
    if (trouble === 'broken') return send(reply, { status: 500, body: 'broken' });
    const answer = answerTo(heard);
    if (trouble === 'lostAfter') return request.socket.destroy();
    if (trouble) await trouble.lateUntil;
    return send(reply, answer);
  }, at);
  const standIn: StandInServer = { url, heard: [], trouble: null, troubles: null, stop };
  return standIn;
}

const send = (reply: ServerResponse, { status = 200, type = 'text/plain', body }: Answer) =>
  reply.writeHead(status, { 'content-type': type }).end(body);

function heardOf(request: IncomingMessage, body: Buffer): ReceivedRequest {
  const { pathname, searchParams } = new URL(String(request.url), 'http://stand-in');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    method: String(request.method),
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body: body.toString(),
  };
}

/** A message of a provider to a shop. Tests can send it late, twice, out of order or to a wrong address. */
export interface Delivery {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const formDelivery = (url: string, fields: Readonly<Record<string, string>>): Delivery => ({
  url,
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Sends a message to the shop whose host is in the address. Returns status and text, as the provider reads them. */
export async function deliverInto(world: World, { url, body, headers }: Delivery) {
  const { host, pathname, search } = new URL(url);
  const answer = await world.running.server.app.inject({
    ...{ method: 'POST', url: pathname + search, headers: { ...headers, host }, payload: body },
  });
  return { status: answer.statusCode, text: answer.body };
}
