import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createPlain, type Server } from 'node:http';
import { createServer as createSecured } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDomain, type DomainCheckInput } from '../src/opening/domainCheck.ts';
import { startDns } from './standIns/dns.ts';
import { listenHere, temporaryFolder } from './untilFileEnds.ts';
import { startWorld } from './world.ts';

const folder = temporaryFolder('domain');
const shopId = '018f0000-0000-7000-8000-00000000abcd';
const host = 'ship.example.test';
const dns = await startDns();
const world = await startWorld({
  env: {
    ...{ PUBLIC_ADDRESS: '127.0.0.1, 2001:db8::7', DNS_SERVERS: dns.address, OUTBOUND_PRIVATE: 'true' },
    PUBLIC_PORT: '1',
  },
});
const owner = await world.tw.staff(['owner']);

function certificate(name: string, days: number) {
  const [key, cert] = [join(folder, `${name}${days}.key`), join(folder, `${name}${days}.pem`)];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert, '-days', String(days), ...names], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert, 'utf8') };
}

const portOf = async (server: Server) => (await listenHere(server)).port;

const secured = async (name: string, days: number, body = `{"data":{"id":"${shopId}"}}`) => {
  const { key, cert } = certificate(name, days);
  const port = await portOf(createSecured({ key, cert }, (_asked, answer) => answer.end(body)));
  return { httpsPort: port, ca: cert };
};
const plain = (status: number, location?: string) =>
  portOf(createPlain((_asked, answer) => answer.writeHead(status, location ? { location } : {}).end()));

async function look(more: Partial<DomainCheckInput> = {}) {
  const [httpPort, tls] = [await plain(301, `https://${host}/`), await secured(host, 90)];
  return checkDomain({
    ...{ host, shopId, targets: ['127.0.0.1'], dnsServers: [dns.address], privateToo: true },
    ...{ httpPort, ...tls, ...more },
  });
}
const problems = async (more: Partial<DomainCheckInput> = {}) =>
  (await look(more)).map(({ problem }) => problem);

test('a host that leads here with a trusted certificate is right, with the findings', async () => {
  dns.names.set(host, { A: ['127.0.0.1'] });
  const checks = await look();
  expect(checks.map(({ check, state }) => [check, state])).toEqual([
    ['address', 'ok'],
    ['http', 'ok'],
    ['certificate', 'ok'],
    ['answer', 'ok'],
  ]);
  expect(checks[0]).toMatchObject({ expected: '127.0.0.1', found: '127.0.0.1' });
  expect(checks[1]?.found).toBe(`301 → https://${host}/`);
  expect(checks[2]?.found).toMatch(new RegExp(`^${host} · \\d{4}-\\d\\d-\\d\\d`));
});

test('the address: no record, another server, a name, a private network, no answer, no expectation', async () => {
  dns.names.delete(host);
  expect(await problems()).toEqual(['noRecord', 'notTried', 'notTried', 'notTried']);
  dns.names.set(host, { A: ['127.0.0.1'], AAAA: ['2001:db8::9'] });
  const [mixed] = await look();
  expect(mixed).toMatchObject({ problem: 'otherAddress', found: '127.0.0.1, 2001:db8::9' });
  dns.names.set(host, { A: ['127.0.0.1'], CNAME: ['edge.example.test'] });
  dns.names.set('edge.example.test', { A: ['127.0.0.1'] });
  const [named] = await look({ targets: ['edge.example.test'] });
  expect(named).toMatchObject({ state: 'ok', found: 'CNAME edge.example.test → 127.0.0.1' });
  expect(await problems({ privateToo: false })).toEqual([
    'privateAddress',
    'notTried',
    'notTried',
    'notTried',
  ]);
  const [unknown] = await look({ targets: [] });
  expect(unknown).toMatchObject({ state: 'unknown', problem: 'noTarget' });
  dns.names.set(host, 'refused');
  expect((await problems())[0]).toBe('dnsSilent');
  dns.names.set(host, { A: ['127.0.0.1'] });
});

test('without TLS: no answer, no redirect, a redirect to another host', async () => {
  expect(await problems({ httpPort: 1 })).toEqual(['none', 'httpSilent', 'none', 'none']);
  expect((await problems({ httpPort: await plain(200) }))[1]).toBe('notLedToTls');
  const elsewhere = await plain(302, 'https://other.example.test/');
  expect((await problems({ httpPort: elsewhere }))[1]).toBe('notLedToTls');
});

test('the certificate: none, other names, untrusted, expiring, and the server behind it', async () => {
  expect(await problems({ httpsPort: 1 })).toEqual(['none', 'none', 'tlsSilent', 'notTried']);
  const other = await look(await secured('other.example.test', 90));
  expect(other[2]).toMatchObject({ problem: 'otherNames', expected: host });
  expect(other[2]?.found).toContain('other.example.test');
  const { httpsPort } = await secured(host, 90);
  expect((await problems({ httpsPort, ca: certificate('x', 9).cert }))[2]).toBe('untrusted');
  expect((await problems(await secured(host, 7)))[2]).toBe('endsSoon');
  const stranger = await look(await secured(host, 90, 'hello'));
  expect(stranger[3]).toMatchObject({ problem: 'otherServer', found: '200' });
});

test('owners see the record to enter for each host, and can check only their own hosts', async () => {
  const [domain] = (await owner.client.call('getOpening', {})).domains;
  expect(domain).toEqual({
    host: 'tw.test',
    records: [
      { type: 'A', name: '@', value: '127.0.0.1', ttlSeconds: 300 },
      { type: 'AAAA', name: '@', value: '2001:db8::7', ttlSeconds: 300 },
    ],
  });
  dns.names.set('tw.test', { A: ['127.0.0.1'] });
  const { checks } = await owner.client.call('checkShopDomain', { host: 'tw.test' });
  expect(checks[0]).toEqual({
    ...{ check: 'address', state: 'ok', problem: 'none' },
    ...{ expected: '127.0.0.1, 2001:db8::7', found: '127.0.0.1' },
  });
  expect(checks[2]).toMatchObject({ problem: 'tlsSilent', found: 'ECONNREFUSED' });
  expect(await owner.client.attempt('checkShopDomain', { host: 'th.test' })).toBeRefused('row.notFound');
  const clerk = await world.tw.staff(['warehouse']);
  expect(await clerk.client.attempt('checkShopDomain', { host: 'tw.test' })).toBeRefused('access.denied');
});
