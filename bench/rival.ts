import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { addShop } from '../packages/server/src/shops/newShop.ts';
import { environment, root } from '../scripts/commands.ts';
import { connectToDatabase } from '../scripts/connected.ts';
import { callServer } from './callServer.ts';
import { createImporter, importedMemberCount, neighbourSize } from './importer.ts';
import { memoryOf, sumOf, watchMemory } from './memory.ts';
import { report } from './report.ts';
import { fileWithSpreadFaults, type RivalFile, rivalFiles, rivalPlaces } from './rivalFiles.ts';
import { type ServedProcess, say, serveApp, withBenchDatabases } from './stage.ts';

interface FaultyRow {
  readonly row: number;
  readonly faults: readonly { readonly error: string }[];
}

/** Imports a file. Throws unless exactly the rows with planted faults are left out, each with the expected reason. */
async function movedIn(
  product: ServedProcess,
  headers: Readonly<Record<string, string>>,
  file: RivalFile,
): Promise<number> {
  const { asked, checked, applied } = createImporter(product, headers);
  const { text, expected } = fileWithSpreadFaults(file);
  const found = await checked(file.kind, text);
  const said = new Map<number, string>();
  for (let page = 1; said.size < found.faultyCount; page += 1) {
    const { list } = await asked<{ list: FaultyRow[] }>(
      `rows?id=${found.id}&state=faulty&pageIndex=${page}&pageSize=100`,
    );
    if (list.length === 0) break;
    for (const { row, faults } of list) said.set(row, faults[0]?.error ?? '');
  }
  const wrong = [...new Set([...said.keys(), ...expected.keys()])].filter(
    (row) => said.get(row) !== expected.get(row),
  );
  if (wrong.length > 0)
    throw new Error(
      `${file.kind}: ${wrong.length} rows, such as ${wrong
        .slice(0, 5)
        .map((row) => `${row}: ${said.get(row)}, not ${expected.get(row)}`)
        .join('; ')}`,
    );
  const { writtenCount } = await applied(found);
  if (writtenCount !== file.rows.length) throw new Error(`${file.kind}: ${writtenCount} rows are written`);
  return said.size;
}

/** Creates an empty, unopened shop, and the headers of its owner's calls. */
async function newShop(url: string, code: string) {
  const id = await addShop(url, {
    ...{ code, host: `${code}.localhost`, currency: 'TWD', 'time-zone': 'Asia/Taipei', lang: 'tw' },
    ...{ 'owner-login': 'owner', 'owner-name': 'Owner', 'owner-password': 'Kuang-hua-62-Lane' },
  });
  const token = `bench-owner-${code}-0123456789`;
  const client = await connectToDatabase(url);
  await client.query('update staff set password_due = false where shop_id = $1', [id]);
  await client.query(
    `insert into sessions (shop_id, token_hash, id, staff_id, created_at, last_seen_at, expires_at, proven_at)
     select $1, $2, gen_random_uuid(), id, now(), now(), now() + interval '1 day', now() from staff where shop_id = $1`,
    [id, createHash('sha256').update(token).digest()],
  );
  await client.end();
  return { id, headers: { host: `${code}.localhost`, authorization: `Bearer ${token}`, lang: 'tw' } };
}

interface Export {
  readonly id: string;
  readonly state: string;
  readonly requestedAt: string;
  readonly finishedAt: string | null;
}

/**
 * Requests an export, waits for it and downloads its tables. Returns the seconds for writing and for
 * downloading.
 */
async function exported(product: ServedProcess, headers: Readonly<Record<string, string>>, path: string) {
  const { id } = await callServer<Export>(
    product,
    'staff/exports/start',
    { ...headers, 'idempotency-key': 'bench-export' },
    {},
  );
  let found: Export | undefined;
  while (found?.state !== 'ready') {
    await pause(500);
    const { list } = await callServer<{ list: Export[] }>(product, 'staff/exports', headers);
    found = list.find((one) => one.id === id);
    if (found?.state === 'cancelled') throw new Error('the export was cancelled');
  }
  const began = performance.now();
  const { url } = await callServer<{ url: string }>(product, 'staff/exports/open', headers, {
    id,
    number: 0,
  });
  await new Promise<void>((resolve, reject) => {
    request(`${product.url}${url}`, { headers }, (answer) => {
      pipeline(answer, createWriteStream(path)).then(resolve, reject);
    })
      .once('error', reject)
      .end();
  });
  return {
    // The export waits two minutes before its first row, until no earlier transaction can still write.
    writing: (Date.parse(found.finishedAt ?? '') - Date.parse(found.requestedAt)) / 1_000 - 120,
    download: (performance.now() - began) / 1_000,
  };
}

/** Runs the operator's command. Returns seconds, peak memory, and its output. */
async function readBack(env: Readonly<Record<string, string>>, ...args: string[]) {
  const began = performance.now();
  const command = ['packages/server/src/cli.ts', 'shop', 'read-back', ...args];
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: environment({ ...env, LOG_LEVEL: 'warn' }),
  });
  const memory = watchMemory(child);
  let text = '';
  child.stdout.on('data', (piece) => {
    text += String(piece);
  });
  child.stderr.on('data', (piece) => say(String(piece).trim()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  const { mostRss: most } = memory.end();
  if (code !== 0 || !text.includes('EQUAL')) throw new Error(`the export was not read back:\n${text}`);
  return { seconds: (performance.now() - began) / 1_000, most, text };
}

/** The sums by which an owner would compare two shops with the same data. */
async function sumsOf(url: string, id: string): Promise<string> {
  const client = await connectToDatabase(url);
  const { rows: found } = await client.query<Record<string, string>>(
    `select
       (select count(*) || ' members' from members where shop_id = $1) as members,
       (select sum(balance_minor) || ' in balances' from ledger_accounts where shop_id = $1 and kind = 'memberBalance') as balances,
       (select sum(balance_minor) || ' in all accounts' from ledger_accounts where shop_id = $1) as trial,
       (select count(*) || ' movements of ' || sum(amount_minor) from ledger_transfers where shop_id = $1) as ledger,
       (select sum(balance) || ' points' from points_balances where shop_id = $1) as points,
       (select count(*) || ' parcels, ' || sum(weight_g) || ' g' from parcels where shop_id = $1) as parcels,
       (select sum(value) || ' counted' from counters where shop_id = $1) as counters`,
    [id],
  );
  await client.end();
  return Object.values(found[0] ?? {}).join('; ');
}

/**
 * Imports a competitor's export of 50,000 members with 300 planted faults, exports it again, and reads that
 * into another empty shop.
 */
export async function benchRival(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-rival-'));
  mkdirSync(join(folder, 'data'));
  await withBenchDatabases(async (stage) => {
    const url = await stage.copyOf(neighbourSize);
    const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data') };
    const product = await serveApp(env, '/readyz');
    try {
      const [arriving, returned] = [await newShop(url, 'arriving'), await newShop(url, 'returned')];
      for (const [kind, text] of rivalPlaces) {
        const { checked, applied } = createImporter(product, arriving.headers);
        await applied(await checked(kind, text));
      }
      const before = sumOf(memoryOf(product.child), 'rss');
      const memory = watchMemory(product.child);
      const began = performance.now();
      let leftOut = 0;
      for (const file of rivalFiles) {
        leftOut += await movedIn(product, arriving.headers, file);
        say(`${file.kind} moved in`);
      }
      const movingIn = (performance.now() - began) / 1_000;
      const { mostRss: mostIn } = memory.end();
      const tables = join(folder, 'tables.zip');
      const atExport = sumOf(memoryOf(product.child), 'rss');
      const exporting = watchMemory(product.child);
      const { writing, download } = await exported(product, arriving.headers, tables);
      const { mostRss: mostOut } = exporting.end();
      const dry = await readBack(env, '--code', 'returned', '--dry-run', tables);
      const back = await readBack(env, '--code', 'returned', tables);
      const [there, here] = [await sumsOf(url, arriving.id), await sumsOf(url, returned.id)];
      say(there);
      if (there !== here) throw new Error(`the sums differ: ${here}`);
      report(`a rival's export of ${importedMemberCount} members in, out, and in again; the sums are equal`, [
        {
          what: 'rows with planted faults left out, each with its reason',
          value: leftOut,
          unit: '',
          target: { atLeast: 300 },
        },
        { what: 'moved in: members, balances, points, parcels', value: movingIn, unit: 's' },
        { what: 'more memory of the server meanwhile', value: mostIn - before, unit: 'MB' },
        { what: 'export written (after two minutes of rest)', value: writing, unit: 's' },
        { what: 'tables packed and downloaded', value: download, unit: 's' },
        { what: 'size of the zip file', value: statSync(tables).size / 1e6, unit: 'MB' },
        { what: 'more memory of the server meanwhile', value: mostOut - atExport, unit: 'MB' },
        { what: 'dry run of reading back', value: dry.seconds, unit: 's' },
        {
          what: 'read back into an empty shop, sums equal',
          value: back.seconds,
          unit: 's',
          target: { atMost: 120 },
        },
        { what: 'memory of the command', value: back.most, unit: 'MB', target: { atMost: 400 } },
      ]);
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
