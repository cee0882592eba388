import type { Call } from '@crossdock/contract/wire/call.ts';
import type { FastifyRequest } from 'fastify';
import type { AnyHandler } from './runCall.ts';

export interface CallsWithHandlers {
  readonly calls: Readonly<Record<string, Call>>;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** A call at one of its addresses. */
export interface CallRoute {
  readonly name: string;
  readonly call: Call;
  readonly handler: AnyHandler;
  readonly method: string;
  readonly address: string;
}

/** The address of the one Fastify route that most calls share. */
export const anyCallPath = '/api/*';

/** Visitors send only forms. A larger body is read only from a logged-in caller. */
export const maxVisitorBodyBytes = 32 * 1024;
export const maxBodyBytes = 64 * 1024;

/** The largest body of a call in bytes. */
export const bodyLimitOf = ({ bodyAtMost, access, body }: Call): number =>
  bodyAtMost ?? (access.by === 'guest' && body === 'json' ? maxVisitorBodyBytes : maxBodyBytes);

/**
 * The calls by method and address. Most of them share one Fastify route and are looked up in this class, because a
 * separate route for each of 800 calls took a tenth of a second of every start and nine megabytes.
 */
export class CallRoutes {
  readonly #byAddress = new Map<string, CallRoute>();

  /** Throws if a call has no handler. */
  constructor({ calls, handlers }: CallsWithHandlers) {
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers[name];
      if (handler === undefined) throw new Error(`no handler for ${name}`);
      this.#add({ name, call, handler, method: call.method, address: `/api/${call.path}` });
    }
  }

  #add(route: CallRoute): void {
    const { call, method, address } = route;
    this.#byAddress.set(`${method} ${address}`, route);
    for (const also of call.alsoAs ?? [])
      this.#byAddress.set(`${also} ${address}`, { ...route, method: also });
    if (call.alsoAsGet)
      this.#byAddress.set(`GET ${address}`, { ...route, method: 'GET', call: { ...call, method: 'GET' } });
  }

  /** The calls whose bodies Fastify must read with another limit or as raw bytes. */
  get withOwnBody(): readonly CallRoute[] {
    return [...this.#byAddress.values()].filter(
      ({ call, method }) => method !== 'GET' && (call.body === 'raw' || bodyLimitOf(call) !== maxBodyBytes),
    );
  }

  of(request: FastifyRequest): CallRoute | undefined {
    return this.#byAddress.get(`${request.method} ${addressOf(request)}`);
  }

  /**
   * The address of the request's route for metrics: few different values, even if requests have arbitrary addresses.
   */
  labelOf(request: FastifyRequest): string {
    return this.of(request)?.address ?? request.routeOptions.url ?? 'none';
  }
}

/** The path of the request as Fastify's router has decoded it, without the query. */
function addressOf({ routeOptions: { url }, params }: FastifyRequest): string {
  if (url !== anyCallPath) return url ?? '';
  return `/api/${(params as { '*': string })['*']}`;
}
