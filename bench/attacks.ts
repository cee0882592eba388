import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { buildServer } from '../scripts/build.ts';
import { serverProgram } from '../scripts/commands.ts';
import { attackNames } from './attackers.ts';
import { hostOf, memberOf, memberToken, million, type Size } from './generate.ts';
import { median, quantile, type Row, report } from './report.ts';
import { onStage, type Process, say, serve } from './stage.ts';

/** The first shop is attacked, or attacks; the second has readers and clerks who upload. */
const size: Size = { ...million, shops: 10, membersPerShop: 100, parcels: 100_000, heavyMemberParcels: 0 };
const seconds = Number(process.env.BENCH_SECONDS || 12);
/** Which attacks, by name, with blanks between; all and their mixture by default. */
const wanted = process.env.BENCH_ATTACKS?.split(' ') ?? [...attackNames, attackNames.join('+')];
/** Linux: the attackers have the last core for themselves, and everybody else has the others. */
const isApart = process.env.BENCH_APART === '1';
const readEveryMs = 20;
const uploadEveryMs = 2_000;
/** Somebody whose answer has not come by then has left. */
const patienceMs = 10_000;

/** Status 0: no answer in time, or none at all. */
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

/** Another shop's lists, its pictures and `/livez`, asked at a steady beat for as long as `during` lasts. */
async function watch(product: Process, picture: Awaited<ReturnType<typeof photo>>, during: Promise<unknown>) {
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
 * A process that has served before has all of its connections to the database open. Otherwise the attack opens them, and
 * a reader who comes by a new one waits for its first plans.
 */
async function openConnections({ url }: Process): Promise<void> {
  const read = (n: number) =>
    timeOf(`${url}/api/Member/QueryBillCode?pageSize=20`, {
      host: hostOf(2),
      authorization: `Bearer ${memberToken(memberOf(size, 2, n + 1))}`,
    });
  for (let round = 0; round < 8; round++) await Promise.all(Array.from({ length: 40 }, (_, n) => read(n)));
}

/** Keeps a process on some cores, with all of its threads and what it starts from now on. */
const pin = (pid: number | undefined, cores: string) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]);

type Counts = Readonly<Record<string, number>>;

/** Runs attackers in a process of their own, below everybody else: they would be on other machines. */
async function attack(product: Process, names: string): Promise<Counts> {
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
  /** The same attackers at work on another server. */
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    'select coalesce(sum(octet_length(text)), 0) as bytes from talk_messages',
  );
  await client.end();
  return Number(rows[0]?.bytes);
}

/** The database and this process leave the last core; the servers are started by this process. */
async function keepApart(url: string): Promise<void> {
  const others = `0-${cpus().length - 2}`;
  pin(process.pid, others);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    "select setting as folder from pg_settings where name = 'data_directory'",
  );
  await client.end();
  const [postmaster] = readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  for (const pid of [postmaster, ...children]) pin(Number(pid), others);
}

/**
 * What somebody who wants harm can do to the neighbours from outside: the attacks one by one and all together, against
 * another shop's lists and pictures; before it the same attackers against a server that only refuses, since they share the
 * machine's cores. Loopback alone, and over after `BENCH_SECONDS` each.
 */
export async function benchAttacks(): Promise<void> {
  await onStage(async (stage) => {
    const DATABASE_URL = await stage.copyOf(size);
    const picture = await photo();
    await buildServer();
    if (isApart) await keepApart(DATABASE_URL);
    for (const names of wanted) {
      // Each on a fresh process: what one leaves behind is not the next one's.
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
