import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { buildServer } from '../scripts/build.ts';
import { serverProgram } from '../scripts/commands.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { attackNames } from './attackers.ts';
import { hostOf, memberOf, memberToken, million, type Size } from './generate.ts';
import { median, quantile, type Row, report } from './report.ts';
import { type ServedProcess, say, serve, withBenchDatabases } from './stage.ts';

/**
 * All attacks go to the first shop, some of them as its members. The measured shop is the second one: its members
 * read lists and upload pictures.
 */
const size: Size = { ...million, shops: 10, membersPerShop: 100, parcels: 100_000, heavyMemberParcels: 0 };
const seconds = Number(process.env.BENCH_SECONDS || 12);
/** The attacks to run, as names separated by spaces. By default each one, then all together. */
const wanted = process.env.BENCH_ATTACKS?.split(' ') ?? [...attackNames, attackNames.join('+')];
/** Linux only: gives the attackers the last core and all other processes the other cores. */
const isApart = process.env.BENCH_APART === '1';
const readEveryMs = 20;
const uploadEveryMs = 2_000;
/** A request without an answer after this time is given up and counts as unanswered. */
const patienceMs = 10_000;

/** Sends a request and measures its time. Status 0 means no answer, or none in time. */
function timeOf(url: string, headers: Readonly<Record<string, string>>, body?: Uint8Array): Promise<Sent> {
  const began = performance.now();
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, ms: patienceMs });
    const sent = request(url, { method: body ? 'POST' : 'GET', headers, timeout: patienceMs }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
      answer.once('error', lost);
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', lost);
    sent.end(body);
  });
}

interface Sent {
  readonly status: number;
  readonly ms: number;
}

interface Watched {
  readonly reads: Sent[];
  readonly livez: Sent[];
  readonly uploads: Sent[];
  mostMb: number;
}

async function photo(): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = { width: 800, height: 600, channels: 3 as const, noise, background: '#888' };
  const bytes = await sharp({ create: picture }).jpeg({ quality: 60 }).toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
  const whole = new Response(form);
  return {
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    body: new Uint8Array(await whole.arrayBuffer()),
  };
}

/**
 * Acts as members of another shop while `during` lasts: requests their lists and `/livez`, and uploads pictures, at
 * fixed intervals.
 */
async function watch(
  product: ServedProcess,
  picture: Awaited<ReturnType<typeof photo>>,
  during: Promise<unknown>,
) {
  const watched: Watched = { reads: [], livez: [], uploads: [], mostMb: 0 };
  let goesOn = true;
  const over = during.finally(() => {
    goesOn = false;
  });
  const asked: Promise<unknown>[] = [];
  const headersOf = (n: number) => {
    const member = memberOf(size, 2, (n % size.membersPerShop) + 1);
    return { host: hostOf(2), authorization: `Bearer ${memberToken(member)}`, lang: 'tw' };
  };
  const beat = async (everyMs: number, act: (n: number) => void) => {
    for (let n = 0; goesOn; n++) {
      act(n);
      await pause(everyMs);
    }
  };
  const keep = (into: Sent[], sent: Promise<Sent>) => asked.push(sent.then((one) => into.push(one)));
  await Promise.all([
    beat(readEveryMs, (n) => {
      keep(watched.reads, timeOf(`${product.url}/api/Member/QueryBillCode?pageSize=20`, headersOf(n)));
      keep(watched.livez, timeOf(`${product.url}/livez`, { host: hostOf(2) }));
      watched.mostMb = Math.max(watched.mostMb, product.residentMb());
    }),
    beat(uploadEveryMs, (n) => {
      const headers = { ...headersOf(n), ...picture.headers };
      keep(watched.uploads, timeOf(`${product.url}/api/Member/upload`, headers, picture.body));
    }),
    over,
  ]);
  await Promise.all(asked);
  return watched;
}

/**
 * Opens all database connections of a process, as in a process that has served for a while. Otherwise the attack
 * would open them, and another shop's request on a new connection would have to wait until PostgreSQL has planned its
 * first queries.
 */
async function openConnections({ url }: ServedProcess): Promise<void> {
  const read = (n: number) =>
    timeOf(`${url}/api/Member/QueryBillCode?pageSize=20`, {
      host: hostOf(2),
      authorization: `Bearer ${memberToken(memberOf(size, 2, n + 1))}`,
    });
  for (let round = 0; round < 8; round++) await Promise.all(Array.from({ length: 40 }, (_, n) => read(n)));
}

/** Restricts a process with all its threads and future children to some cores. */
const pin = (pid: number | undefined, cores: string) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);

type Counts = Readonly<Record<string, number>>;

/** Runs the attackers in their own process at low priority, because real attackers would use other machines. */
async function attack(product: ServedProcess, names: string): Promise<Counts> {
  const program = join(import.meta.dirname, 'attackers.ts');
  const child: ChildProcess = fork(program, [product.url, String(seconds), names]);
  if (child.pid !== undefined) setPriority(child.pid, getPriority() + 10);
  if (isApart) pin(child.pid, String(cpus().length - 1));
  return new Promise((resolve, reject) => {
    child.once('message', (counts) => resolve(counts as Counts));
    child.once('exit', (code) => reject(new Error(`the attackers ended with ${code}`)));
  });
}

const times = (sent: readonly Sent[]) => sent.map(({ ms }) => ms);
const missed = (sent: readonly Sent[]) => sent.filter(({ status }) => status !== 200).length;

interface Phases {
  readonly calm: Watched;
  /** The times of the watched shop while the same attackers attack another server on this machine. */
  readonly elsewhere: Watched;
  readonly load: Watched;
}

function rowsOf({ calm, elsewhere, load }: Phases, counts: Counts, saidBytes: number): Row[] {
  const [before, beside, now] = [times(calm.reads), times(elsewhere.reads), times(load.reads)];
  return [
    { what: "another shop's list, calm: median", value: median(before), unit: 'ms' },
    { what: "another shop's list, calm: p99", value: quantile(before, 0.99), unit: 'ms' },
    { what: 'its median ÷ calm', value: median(now) / median(before), unit: '×', target: { atMost: 1.5 } },
    {
      what: 'its p99 ÷ calm',
      value: quantile(now, 0.99) / quantile(before, 0.99),
      unit: '×',
      target: { atMost: 5 },
    },
    {
      what: 'its p99 ÷ p99 with the attackers elsewhere',
      value: quantile(now, 0.99) / quantile(beside, 0.99),
      unit: '×',
    },
    { what: 'its p99 with the attackers elsewhere', value: quantile(beside, 0.99), unit: 'ms' },
    { what: 'its slowest with the attackers elsewhere', value: quantile(beside, 1), unit: 'ms' },
    { what: 'its slowest', value: quantile(now, 1), unit: 'ms' },
    { what: 'reads refused or lost', value: missed(load.reads), unit: '', target: { atMost: 0 } },
    { what: '/livez lost', value: missed(load.livez), unit: '', target: { atMost: 0 } },
    { what: '/livez: slowest', value: quantile(times(load.livez), 1), unit: 'ms' },
    { what: "another shop's picture, calm: slowest", value: quantile(times(calm.uploads), 1), unit: 'ms' },
    { what: "another shop's picture: slowest", value: quantile(times(load.uploads), 1), unit: 'ms' },
    { what: 'its pictures refused or lost', value: missed(load.uploads), unit: '', target: { atMost: 0 } },
    { what: 'most memory of the process', value: load.mostMb, unit: 'MB', target: { atMost: 600 } },
    { what: 'written by guests of the chat', value: saidBytes / 1e6, unit: 'MB' },
    ...Object.entries(counts).map(([what, value]) => ({ what: `attackers: ${what}`, value, unit: '' })),
  ];
}

async function saidIn(url: string): Promise<number> {
  const client = await connectToDatabase(url);
  const { rows } = await client.query<{ bytes: string }>(
    'select coalesce(sum(octet_length(text)), 0) as bytes from talk_messages',
  );
  await client.end();
  return Number(rows[0]?.bytes);
}

/** Keeps the database, this process and the servers that it starts off the last core. */
async function keepApart(url: string): Promise<void> {
  const others = `0-${cpus().length - 2}`;
  pin(process.pid, others);
  const client = await connectToDatabase(url);
  const { rows } = await client.query<{ folder: string }>(
    "select setting as folder from pg_settings where name = 'data_directory'",
  );
  await client.end();
  const [postmaster] = readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  for (const pid of [postmaster, ...children]) pin(Number(pid), others);
}

/**
 * Measures how much attackers slow down another shop's lists and uploads, for each attack alone and for all together.
 * As a baseline, the same attackers first attack a server that only refuses requests, because attackers also take
 * processor time from the measured server. Uses only loopback and runs `BENCH_SECONDS` per attack.
 */
export async function benchAttacks(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const picture = await photo();
    await buildServer();
    if (isApart) await keepApart(DATABASE_URL);
    for (const names of wanted) {
      // Each attack gets a fresh process, so that it does not inherit effects of the previous attack.
      const product = await serve(serverProgram, { DATABASE_URL }, '/livez');
      const other = await serve('bench/refuser.ts', {}, '/livez');
      try {
        await watch(product, picture, pause(2_000));
        await openConnections(product);
        const calm = await watch(product, picture, pause(seconds * 1000));
        const elsewhere = await watch(product, picture, attack(other, names));
        const said = await saidIn(DATABASE_URL);
        say(`${names} …`);
        const running = attack(product, names);
        const load = await watch(product, picture, running);
        const phases = { calm, elsewhere, load };
        report(`Attack: ${names}`, rowsOf(phases, await running, (await saidIn(DATABASE_URL)) - said));
      } finally {
        await other.stop('SIGKILL');
        await product.stop('SIGKILL');
      }
    }
  });
}
