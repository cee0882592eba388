import { EventEmitter, once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { generate, idOf, memberOf, memberToken, type Size } from '../../../bench/generate.ts';
import { withContractNames } from '../src/platform/columns.ts';
import { citusCluster, type FaultTestDatabase, oneServer } from './faultGrounds.ts';
import { type ServerProcess, serverProcesses } from './serverProcess.ts';

export interface FaultOptions {
  /** The number of intents. Half pay an order from the balance, the other half forecast a parcel. */
  readonly intents: number;
  /** How often `kill -9` hits the server during the run. */
  readonly serverKills: number;
  /** How often `kill -9` hits server and database together. */
  readonly databaseKills: number;
  /** The address of a Citus cluster on this machine. Its nodes are killed in turn instead of a single PostgreSQL. */
  readonly clusterUrl?: string;
  /** Lets the database confirm commits before it writes them. The run is then expected to find losses. */
  readonly careless?: boolean;
}

export interface FaultReport {
  readonly sends: number;
  /** Requests whose connection was cut before the answer. */
  readonly cut: number;
  readonly kills: number;
  /**
   * Everything that went wrong: an intent with two effects or none, two answers to one intent, or wrong sums of money.
   */
  readonly faults: readonly string[];
}

interface Intent {
  readonly n: number;
  readonly kind: 'pay' | 'forecast';
  readonly token: string;
  readonly key: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly sends: number;
  answer?: unknown;
}

const membersPerShop = 5;

function sizeFor(intents: number): Size {
  return {
    shops: 1,
    membersPerShop,
    parcels: 100,
    heavyMemberParcels: 0,
    unpaidOrdersPerMember: Math.ceil(intents / 2 / membersPerShop),
    shelvedPercent: 50,
  };
}

/** A random sequence that is the same in each run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function intentsOf(count: number, random: () => number): Intent[] {
  return Array.from({ length: count }, (_, n) => {
    const order = (n >> 1) + 1;
    const member = memberOf({ shops: 1 }, 1, ((order - 1) % membersPerShop) + 1);
    const common = { n, token: memberToken(member), key: `intent-${n}`, sends: 1 + Math.floor(random() * 5) };
    if (n % 2 === 0)
      return { ...common, kind: 'pay', path: 'Pay/ToBalancePay', body: { orderId: idOf('order', order) } };
    const parcel = { billCode: billCodeOf(n), ...goods };
    return { ...common, kind: 'forecast', path: 'Centralized/SubBillCode', body: parcel };
  });
}

const billCodeOf = (n: number) => `YT${String(7_000_000_000_000 + n)}`;
const goods = { goodsType: 'clothes', goodsName: '外套', goodsCount: 1, declaredValueMinor: 10_000 };

/** Sends intents to real processes while they are killed, then asks for each answer again and checks the rows. */
export async function runFaults(options: FaultOptions): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'crossdock-faults-'));
  chmodSync(folder, 0o711);
  const house = await House.open(join(folder, 'postgres'), options);
  try {
    const random = sequence(42);
    const intents = intentsOf(options.intents, random);
    const tally = { sends: 0, cut: 0, kills: 0 };
    const run: Run = { random, tally, faults: [], sent: new EventEmitter() };
    const { faults } = run;
    await Promise.all([sendAll(house, intents, run), killAll(house, options, run)]);
    for (const intent of intents) await settle(house, intent, faults);
    return { ...tally, faults: [...faults, ...(await house.faultsOfRows(intents))] };
  } finally {
    await house.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly random: () => number;
  readonly tally: Tally;
  readonly faults: string[];
  readonly sent: EventEmitter;
}

type Tally = { sends: number; cut: number; kills: number };

async function sendAll(house: House, intents: Intent[], run: Run) {
  const { random, tally, faults, sent } = run;
  const queue = intents.flatMap((intent) => Array.from({ length: intent.sends }, () => intent));
  for (let at = queue.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [queue[at], queue[other]] = [queue[other] as Intent, queue[at] as Intent];
  }
  const worker = async () => {
    for (let intent = queue.pop(); intent; intent = queue.pop()) {
      tally.sends++;
      sent.emit('one');
      const cutAfterMs = random() < 0.3 ? 1 + Math.floor(random() * 25) : undefined;
      const answer = await house.send(intent, cutAfterMs);
      if (answer === undefined) tally.cut++;
      else keep(intent, answer, faults);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Keeps the first answer to an intent; each later one must be equal. */
function keep(intent: Intent, answer: unknown, faults: string[]): void {
  if (intent.answer === undefined) intent.answer = answer;
  else if (!isDeepStrictEqual(intent.answer, answer)) faults.push(`intent ${intent.n}: another answer`);
}

async function settle(house: House, intent: Intent, faults: string[]): Promise<void> {
  for (let answer: unknown; answer === undefined; ) {
    answer = await house.send(intent, undefined);
    if (answer !== undefined) keep(intent, answer, faults);
  }
}

async function killAll(house: House, options: FaultOptions, { tally, sent }: Run) {
  const kills = [
    ...Array.from({ length: options.databaseKills }, () => true),
    ...Array.from({ length: options.serverKills }, () => false),
  ];
  const step = Math.max(1, Math.floor((options.intents * 2) / (kills.length + 1)));
  for (const [at, database] of kills.entries()) {
    while (tally.sends < (at + 1) * step) await once(sent, 'one');
    await house.kill(database);
    tally.kills++;
  }
}

/** A database and a server that can both be killed. */
class House {
  readonly #ground: FaultTestDatabase;
  #kills = 0;
  #processes!: Awaited<ReturnType<typeof serverProcesses>>;
  #server!: ServerProcess;
  #up: Promise<unknown> = Promise.resolve();

  private constructor(ground: FaultTestDatabase) {
    this.#ground = ground;
  }

  static async open(dataDir: string, options: FaultOptions): Promise<House> {
    const fill = (url: string) => generate(url, sizeFor(options.intents), () => undefined);
    const house = new House(
      options.clusterUrl === undefined
        ? await oneServer(dataDir, fill)
        : await citusCluster(options.clusterUrl, fill),
    );
    const { url } = house.#ground;
    await house.sql(`insert into shop_hosts (host, shop_id) values ('127.0.0.1', '${idOf('shop', 1)}')`);
    if (options.careless) {
      await house.sql(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
      await house.sql("alter system set wal_writer_delay = '10s'");
      await house.sql('select pg_reload_conf()');
    }
    house.#processes = await serverProcesses({ DATABASE_URL: url });
    house.#server = await house.#processes.start();
    return house;
  }

  /** Returns the answer's data, or undefined if no answer came. Throws on a refusal. */
  async send(intent: Intent, cutAfterMs: number | undefined): Promise<unknown> {
    await this.#up;
    const answer = await fetch(`${this.#server.url}/api/${intent.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${intent.token}`,
        'idempotency-key': intent.key,
        'content-type': 'application/json',
      },
      body: JSON.stringify(intent.body),
      ...(cutAfterMs === undefined ? {} : { signal: AbortSignal.timeout(cutAfterMs) }),
    })
      .then(async (response) => ({
        status: response.status,
        body: (await response.json()) as { data: unknown },
      }))
      .catch(() => undefined);
    if (answer === undefined || answer.status >= 500) return undefined;
    if (answer.status !== 200) throw new Error(`intent ${intent.n}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }

  kill(database: boolean): Promise<void> {
    this.#kills += 1;
    const isLeftAlive = database && this.#ground.isCluster && this.#kills % 2 === 0;
    const again = async () => {
      // The database dies first, in the middle of the server's statements.
      const revive = database ? this.#ground.kill() : undefined;
      if (isLeftAlive) return revive?.();
      this.#server.signal('SIGKILL');
      await this.#server.ended;
      await revive?.();
      this.#server = await this.#processes.start();
    };
    const restarted = again();
    this.#up = restarted;
    return restarted;
  }

  async sql<T>(text: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.#ground.url });
    await client.connect();
    try {
      return (await client.query(text)).rows.map(withContractNames<T>);
    } finally {
      await client.end();
    }
  }

  async faultsOfRows(intents: readonly Intent[]): Promise<string[]> {
    const payments = await this.sql<{ id: string; orderId: string }>(
      "select payment_id as id, order_id from ledger_transfers where kind = 'orderPayment'",
    );
    const parcels = await this.sql<{ id: string; courierNumber: string }>(
      'select id, bill_code from parcels',
    );
    const faults = intents.flatMap((intent) => {
      const found =
        intent.kind === 'pay'
          ? payments.filter((row) => row.orderId === intent.body.orderId)
          : parcels.filter((row) => row.courierNumber === billCodeOf(intent.n));
      if (found.length !== 1) return [`intent ${intent.n}: ${found.length} effects`];
      return JSON.stringify(intent.answer).includes(found[0]?.id ?? '-') ? [] : [`intent ${intent.n}: lost`];
    });
    const [sum] = await this.sql<{ total: string }>(
      'select sum(balance_minor) as total from ledger_accounts',
    );
    if (Number(sum?.total) !== 0) faults.push(`all accounts sum to ${sum?.total}`);
    const broken = await this.sql(
      `select a.id from ledger_accounts a left join (
         select shop_id, credit_account_id as id, amount_minor as amount from ledger_transfers
         union all select shop_id, debit_account_id, -amount_minor from ledger_transfers) t using (shop_id, id)
       group by a.shop_id, a.id, a.balance_minor having a.balance_minor <> coalesce(sum(t.amount), 0)`,
    );
    if (broken.length > 0) faults.push(`${broken.length} accounts differ from their entries`);
    return faults;
  }

  async close(): Promise<void> {
    await this.#processes.clear();
    await this.#ground.close();
  }
}
