import { Resolver } from 'node:dns/promises';
import { request } from 'node:http';
import { isIP } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import type { DomainCheck, DomainProblem } from '@crossdock/contract/shops/domain.ts';
import { errorCode } from '../platform/errorCode.ts';
import { isPublicAddress } from '../platform/outbound.ts';

/** The data for checking a host from this server. */
export interface DomainCheckInput {
  readonly host: string;
  /** The shop's id, which the host's answer must contain. */
  readonly shopId: string;
  /** The IP addresses or host name of this installation; empty if not known. */
  readonly targets: readonly string[];
  /** DNS servers as `address` or `address:port`; empty for the machine's own. */
  readonly dnsServers: readonly string[];
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly privateToo: boolean;
  /** A CA certificate that is trusted in addition to the system's. */
  readonly ca?: string;
}

const waitMs = 5_000;
const dayMs = 86_400_000;
const endsSoonDays = 14;

const found = (
  check: DomainCheck['check'],
  problem: DomainProblem,
  says: { expected: string; found: string },
): DomainCheck => ({ check, state: stateOf(problem), problem, ...says });

function stateOf(problem: DomainProblem): DomainCheck['state'] {
  if (problem === 'none') return 'ok';
  return problem === 'notTried' || problem === 'noTarget' ? 'unknown' : 'wrong';
}

/**
 * Checks a host as its visitors reach it: its address, the answer without TLS, its certificate, and which
 * shop answers.
 */
export async function checkDomain(asked: DomainCheckInput): Promise<DomainCheck[]> {
  const { check, address } = await addressOf(asked);
  if (address === undefined) {
    const untried = { found: '' };
    return [
      check,
      found('http', 'notTried', { ...untried, expected: `https://${asked.host}/` }),
      found('certificate', 'notTried', { ...untried, expected: asked.host }),
      found('answer', 'notTried', { ...untried, expected: '' }),
    ];
  }
  const [plain, secured] = await Promise.all([plainAnswer(asked, address), securedAnswer(asked, address)]);
  return [check, plain, ...secured];
}

async function addressOf(
  asked: DomainCheckInput,
): Promise<{ check: DomainCheck; address: string | undefined }> {
  const resolver = new Resolver({ timeout: waitMs / 2, tries: 2 });
  if (asked.dnsServers.length > 0) resolver.setServers([...asked.dnsServers]);
  const own = await resolved(resolver, asked.host);
  const expected = await Promise.all(
    asked.targets.map(async (target) =>
      isIP(target) > 0 ? [target] : (await resolved(resolver, target)).addresses,
    ),
  );
  const says = { expected: asked.targets.join(', '), found: own.says };
  const [address] = own.addresses;
  if (address === undefined)
    return { check: found('address', own.silent ? 'dnsSilent' : 'noRecord', says), address };
  if (!asked.privateToo && !own.addresses.every(isPublicAddress))
    return { check: found('address', 'privateAddress', says), address: undefined };
  const known: ReadonlySet<string> = new Set(expected.flat());
  const isElsewhere = own.addresses.some((one) => !known.has(one));
  const problem = known.size === 0 ? 'noTarget' : isElsewhere ? 'otherAddress' : 'none';
  return { check: found('address', problem, says), address };
}

/** All addresses that the name resolves to, and how they are displayed: `CNAME x → 1.2.3.4`. */
async function resolved(resolver: Resolver, host: string) {
  const [four, six, names] = await Promise.allSettled([
    resolver.resolve4(host),
    resolver.resolve6(host),
    resolver.resolveCname(host),
  ]);
  const valuesOf = (answer: PromiseSettledResult<string[]>) =>
    answer.status === 'fulfilled' ? answer.value : [];
  const addresses = [...valuesOf(four), ...valuesOf(six)];
  const name = valuesOf(names).map((one) => `CNAME ${one} → `);
  const silent = [four, six].some(
    (answer) => answer.status === 'rejected' && !['ENODATA', 'ENOTFOUND'].includes(errorCode(answer.reason)),
  );
  return { addresses, silent, says: `${name.join('')}${addresses.join(', ')}` };
}

/** The answer without TLS, which should redirect to the same host with TLS. */
function plainAnswer({ host, httpPort }: DomainCheckInput, address: string): Promise<DomainCheck> {
  const expected = `https://${host}/`;
  return new Promise((done) => {
    const end = (problem: DomainProblem, says: string) =>
      done(found('http', problem, { expected, found: says }));
    const asking = request(
      { host: address, port: httpPort, path: '/', headers: { host }, timeout: waitMs, agent: false },
      (response) => {
        response.resume();
        const { statusCode = 0, headers } = response;
        const to = headers.location ?? '';
        const leads = statusCode >= 300 && statusCode < 400 && hostOf(to) === host && to.startsWith('https:');
        end(
          leads ? 'none' : 'notLedToTls',
          to === '' ? String(statusCode) : `${statusCode} → ${to.slice(0, 100)}`,
        );
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('ETIMEDOUT')));
    asking.on('error', (error) => end('httpSilent', reasonOf(error)));
    asking.end();
  });
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
const reasonOf = (error: unknown): string =>
  errorCode(error) || (error instanceof Error ? error.message : String(error)).slice(0, 100);

async function securedAnswer(asked: DomainCheckInput, address: string): Promise<DomainCheck[]> {
  const { host, httpsPort: port, ca, shopId } = asked;
  // Accepts any certificate here, to report what exactly is wrong with it.
  const options = { host: address, port, servername: host, rejectUnauthorized: false };
  const socket = connect(ca === undefined ? options : { ...options, ca });
  try {
    await secured(socket);
    const certificate = certificateOf(host, socket.getPeerCertificate(), socket.authorizationError);
    const text = await answerOf(socket, host);
    const isOurs = text.includes(`"${shopId}"`);
    const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? '';
    return [certificate, found('answer', isOurs ? 'none' : 'otherServer', { expected: '', found: status })];
  } catch (error) {
    return [
      found('certificate', 'tlsSilent', { expected: host, found: reasonOf(error) }),
      found('answer', 'notTried', { expected: '', found: '' }),
    ];
  } finally {
    socket.destroy();
  }
}

function certificateOf(host: string, certificate: PeerCertificate, error: unknown): DomainCheck {
  const names = (certificate.subjectaltname ?? '')
    .split(', ')
    .filter((one) => one.startsWith('DNS:'))
    .map((one) => one.slice(4));
  const endsMs = Date.parse(certificate.valid_to);
  const issuer = certificate.issuer?.O ?? certificate.issuer?.CN ?? '';
  const day = new Date(endsMs).toISOString().slice(0, 10);
  const says = { expected: host, found: [names.slice(0, 5).join(', '), day, issuer].flat().join(' · ') };
  return found('certificate', faultOf(host, certificate, endsMs, error), says);
}

function faultOf(host: string, certificate: PeerCertificate, endsMs: number, error: unknown): DomainProblem {
  if (endsMs < Date.now()) return 'expired';
  if (checkServerIdentity(host, certificate) !== undefined) return 'otherNames';
  if (error !== null && error !== undefined) return 'untrusted';
  return endsMs - Date.now() < endsSoonDays * dayMs ? 'endsSoon' : 'none';
}

function secured(socket: TLSSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(waitMs, () => socket.destroy(new Error('ETIMEDOUT')));
    socket.once('secureConnect', resolve).on('error', reject);
  });
}

const answerMost = 20_000;

/** The response of the host to the public call that answers the shop's id and name. */
function answerOf(socket: TLSSocket, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('error', reject).on('end', () => resolve(text));
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('utf8');
      if (text.length > answerMost) resolve(text);
    });
    const head = `GET /api/Member/GetShopInfo HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    socket.write(head);
  });
}
