import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * IPv4 ranges that are not the public internet: loopback, private, link-local, shared, documentation and unassigned.
 */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');

/**
 * The globally routed part of IPv6. Addresses that embed IPv4 (mapped, translated, NAT64) are outside of this part.
 */
const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');
/** Special ranges within the globally routed part: protocols (including Teredo), documentation, and IPv4 tunnels. */
const reserved = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return worldwide.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
  return family === 4 && !inside.check(address, 'ipv4');
}

/**
 * Allowed ports: HTTPS, and ports outside the system range, so that mail servers and similar services are never
 * contacted.
 */
const mayBePort = (port: string): boolean => port === '' || Number(port) >= 1_024;

/** The address of a shop's provider does not resolve, or is one that the server may not contact. */
export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure';
}

/** How names are resolved: by the system, or by a test. */
export type Resolver = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name and refuses internal addresses. The connection itself uses this lookup, so the address cannot
 * change between check and request.
 */
const publicLookup =
  (resolver: Resolver): LookupFunction =>
  (hostname, options, done) =>
    resolver(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        return done(new OutboundFailure(`${hostname} is not a public address`), '');
      const [first] = found;
      if (options.all) return done(null, found);
      done(null, first?.address ?? '', first?.family);
    });

/**
 * The public IP address of a host that a shop has entered, so that the address cannot change between check and
 * connection. Throws `OutboundFailure`.
 */
export function publicAddressOf(hostname: string, resolver: Resolver = resolve): Promise<string> {
  return new Promise((found, fail) =>
    publicLookup(resolver)(hostname, {}, (error, address) =>
      error ? fail(error) : found(typeof address === 'string' ? address : ''),
    ),
  );
}

/** Whether a shop may enter this address: TLS, no login in it, no system port, no internal IP. */
export function isAllowedOutboundUrl(address: string, privateToo: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (privateToo) return protocol === 'https:' || protocol === 'http:';
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || !mayBePort(port)) return false;
  return isIP(bare) === 0 ? isPublicName(hostname) : isPublicAddress(bare);
}

/**
 * Whether two addresses lead to the same server. A stored secret is sent only to the server that it was
 * entered for, because another one's owner could read it.
 */
export const isSameServer = (one: string, other: string | undefined): boolean =>
  other !== undefined &&
  URL.canParse(one) &&
  URL.canParse(other) &&
  new URL(one).origin === new URL(other).origin;

/** Names of this machine and network are refused at once. Other names are checked when they are contacted. */
export function isPublicName(hostname: string): boolean {
  return (
    /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname) &&
    !/\.(local|localhost|localdomain|internal|lan|home|arpa)$/i.test(hostname)
  );
}

export interface OutboundRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  readonly timeoutMs: number;
  /**
   * For tests and for a provider in the operator's own network: private ranges and plain HTTP are allowed.
   */
  readonly privateToo: boolean;
  /** In bytes; a small limit by default. */
  readonly answerAtMost?: number;
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const usuallyAtMost = 65_536;

/** The answer's headers that callers need. */
function kept(headers: IncomingHttpHeaders): Record<string, string> {
  const { 'content-type': type = '', 'retry-after': after } = headers;
  return { 'content-type': type, ...(after === undefined ? {} : { 'retry-after': after }) };
}

/** How long an answer asks us to wait (RFC 9110: seconds, or a date); undefined if it does not say. */
export function retryAfterMs(
  { headers }: Pick<OutboundResponse, 'headers'>,
  nowMs: number,
): number | undefined {
  const said = headers['retry-after']?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - nowMs;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

/** Sends a request to an address that a shop has entered. Redirects are returned, not followed. */
export function sendOutbound(
  question: OutboundRequest,
  resolver: Resolver = resolve,
): Promise<OutboundResponse> {
  const { url, method, headers, body, timeoutMs, privateToo, answerAtMost = usuallyAtMost } = question;
  if (!isAllowedOutboundUrl(url, privateToo))
    return Promise.reject(new OutboundFailure('the address is not allowed'));
  const ask = new URL(url).protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise((answer, fail) => {
    const request = ask(
      url,
      {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        ...(privateToo ? {} : { lookup: publicLookup(resolver) }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > answerAtMost) request.destroy(new Error('the answer is too long'));
          else chunks.push(chunk);
        });
        response.on('end', () =>
          answer({
            status: response.statusCode ?? 0,
            headers: kept(response.headers),
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
        response.on('error', fail);
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
