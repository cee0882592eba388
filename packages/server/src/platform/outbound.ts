import { lookup as resolve } from 'node:dns';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is not the public internet: loopback, private, link-local and shared ranges, and those that mean nobody. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.ipv4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.ipv6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  // Each family's own list: the ranges that hold all of IPv4 as IPv6 would match every plain IPv4 address.
  return family === 6 ? !inside.ipv6.check(address, 'ipv6') : !inside.ipv4.check(address, 'ipv4');
}

/** The address of a shop's provider leads to where the server may not go, or nowhere. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

/**
 * Resolves as the system does and refuses names that lead inside. It is the connection's own resolving, so that a name
 * cannot lead elsewhere between the check and the asking.
 */
const publicLookup: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(new NotReached(`${hostname} is not a public address`), '');
    const [first] = found;
    if (options.all) return done(null, found);
    done(null, first?.address ?? '', first?.family);
  });

/** Whether a shop may name this address for the server to ask: TLS, no login in it, no IP of the inside. */
export function mayBeNamed(address: string, privateToo: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (privateToo) return protocol === 'https:' || protocol === 'http:';
  const bare = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(bare) === 0 ? isPublicName(hostname) : isPublicAddress(bare));
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
export function askOutside(question: Question): Promise<Said> {
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
        ...(privateToo ? {} : { lookup: publicLookup }),
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
