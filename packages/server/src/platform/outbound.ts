import { type LookupAddress, type LookupAllOptions, lookup as resolve } from 'node:dns';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What of IPv4 is not the public internet: loopback, private, link-local, shared and documentation ranges, and those that mean nobody. */
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

/** All of IPv6 that is given out to networks of the world. What carries IPv4 in it, mapped, translated or NAT64, lies elsewhere. */
const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');
/** Within it: protocols (Teredo's tunnels among them), documentation, and tunnels of IPv4. */
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

/** The port of HTTPS, and those that belong to no service of the system: mail servers and their like are asked nothing. */
const mayBePort = (port: string): boolean => port === '' || Number(port) >= 1_024;

/** The address of a shop's provider leads to where the server may not go, or nowhere. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/** How names are resolved; the system's way, but where a test has its own. */
export type Resolver = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Resolves and refuses names that lead inside. It is the connection's own resolving, so that a name cannot lead elsewhere
 * between the check and the asking.
 */
const publicLookup =
  (resolver: Resolver): LookupFunction =>
  (hostname, options, done) =>
    resolver(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        return done(new NotReached(`${hostname} is not a public address`), '');
      const [first] = found;
      if (options.all) return done(null, found);
      done(null, first?.address ?? '', first?.family);
    });

/** Whether a shop may name this address for the server to ask: TLS, no login in it, no port of the system's, no IP of the inside. */
export function mayBeNamed(address: string, privateToo: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (privateToo) return protocol === 'https:' || protocol === 'http:';
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || !mayBePort(port)) return false;
  return isIP(bare) === 0 ? isPublicName(hostname) : isPublicAddress(bare);
}

/** Names of this machine and network are refused at once; where other names lead is checked when they are asked. */
function isPublicName(hostname: string): boolean {
  return (
    /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname) &&
    !/\.(local|localhost|localdomain|internal|lan|home|arpa)$/i.test(hostname)
  );
}

export interface Question {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  readonly timeoutMs: number;
  /** For tests and a provider in the own house: private ranges and plain HTTP are allowed. */
  readonly privateToo: boolean;
  /** In bytes; few where nothing is said. */
  readonly answerAtMost?: number;
}

export interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const usuallyAtMost = 65_536;

/** What askers look at. */
function kept(headers: IncomingHttpHeaders): Record<string, string> {
  const { 'content-type': type = '', 'retry-after': after } = headers;
  return { 'content-type': type, ...(after === undefined ? {} : { 'retry-after': after }) };
}

/** How long an answer asks to be left alone (RFC 9110: seconds, or a date); undefined where it does not say. */
export function retryAfterMs({ headers }: Pick<Said, 'headers'>, nowMs: number): number | undefined {
  const said = headers['retry-after']?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - nowMs;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

/** Asks an address that a shop has named. Redirects are answers, not followed. */
export function askOutside(question: Question, resolver: Resolver = resolve): Promise<Said> {
  const { url, method, headers, body, timeoutMs, privateToo, answerAtMost = usuallyAtMost } = question;
  if (!mayBeNamed(url, privateToo)) return Promise.reject(new NotReached('the address is not allowed'));
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
