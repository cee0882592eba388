import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/**
 * The shop's address, for links in emails and answers. The host is one of the shop's own. The port comes from
 * the caller, so it is used only if it is known: the operator's or, without a proxy, the one at which this
 * process was reached.
 */
export function originOf(
  { protocol, hostname, port, socket }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port' | 'socket'>,
  { PUBLIC_PORT, TRUST_PROXY }: Pick<Config, 'PUBLIC_PORT' | 'TRUST_PROXY'>,
): string {
  const own = TRUST_PROXY === undefined ? socket.localPort : undefined;
  const isKnown = port === null || port === PUBLIC_PORT || port === own;
  const shown = isKnown ? port : (PUBLIC_PORT ?? null);
  return `${protocol}://${hostname}${shown === null ? '' : `:${shown}`}`;
}
