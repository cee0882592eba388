import { parseArgs } from 'node:util';
import { runAdapterTrial } from './adapterTrial.ts';
import { jobNames } from './jobs.ts';
import { backUp, restore } from './platform/backup.ts';
import { type Config, readConfig } from './platform/config.ts';
import { NoTransaction } from './platform/db.ts';
import { runDoctor } from './platform/doctor.ts';
import { errorCode } from './platform/errorCode.ts';
import { checkHealth } from './platform/health.ts';
import { type Health, mostSevere } from './platform/healthStates.ts';
import { recordBackupAt } from './platform/installation.store.ts';
import { distributeDatabase, knownMigrations, schemaMajor } from './platform/migrate.ts';
import { moveShop, rehearseMove } from './platform/moveShop.ts';
import { removeShop } from './platform/removeShop.ts';
import { serverBuildVersion } from './platform/version.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { readBack } from './readback/readBack.ts';
import { shopsWithHosts } from './shops/installation.store.ts';
import { addShop, newShopFields } from './shops/newShop.ts';

/** The operator's commands. Each prints to standard output, or fails with one clear line and exit code 1. */
const usage = `Usage: npm run operate -- <command>

  shop list                          every shop with its hosts
  shop add --host … --owner-login … --owner-password …
           what its owner sets in the console otherwise: [--name …] [--currency TWD] [--time-zone Asia/Taipei]
           [--lang tw|zh|en] [--owner-name …]; [--code …] is the first part of the host, and stays
  shop remove --code … --confirm …   for ever, with all rows and files; say the code twice
  shop move --code … --to … [--dry-run] [--pause-ms 2000]
                                     to a place that DATABASE_PLACES names, or back home, while it works
  shop read-back --code … [--dry-run] <tables.zip> [<pictures-001.zip> …]
                                     an export, into an empty shop that is not open; run again after an interruption, it goes on
  migrate                            bring the database, and the places of shops, to this version
  distribute                         spread it over the nodes of a Citus cluster, by shop; stop the product before
  backup <folder>                    all tables and files, while the product runs
  restore <folder>                   into an empty database; checks the ledger
  backed-up [--way pg_basebackup]    notes that a backup taken otherwise is whole
  try <adapter> [--shop …] [--to …]  makes one real call and says what came back; adapters: s3, smtp (--to an address), and of a
                                     shop: sms (--to +886…), mail (--to an address), line, wechat, stripe, linePay, omise, billplz, newebpay, ecpay, webpush (--to a member's account)
  version                            of this build and of the database that it makes
  health [--json] [--backup-hours 26]
                                     what works and what does not; exit code 0, 1 (warning), 2 (critical)
  doctor [--backups <folder>] [--units crossdock-1,…] [--https-port 443] [--no-https] [--json] [--backup-hours 26]
                                     the same, and packages, clock, services, each shop's address and certificate, and a trial
                                     restore of the newest backup; /status and the console show how it went
`;

async function main([command, ...rest]: string[]): Promise<string> {
  if (command === undefined || command === 'help') return usage;
  if (command === 'version') return ownWords();
  const config = readConfig(process.env);
  if (command === 'shop' && rest[0] === 'list') return listShops(config.DATABASE_URL);
  if (command === 'shop' && rest[0] === 'add') return add(config.DATABASE_URL, rest.slice(1));
  if (command === 'shop' && rest[0] === 'remove') return remove(config, rest.slice(1));
  if (command === 'shop' && rest[0] === 'move') return move(config, rest.slice(1));
  if (command === 'shop' && rest[0] === 'read-back') return readExport(config, rest.slice(1));
  if (command === 'migrate') {
    const applied = await prepareDatabase(config.DATABASE_URL);
    for (const url of config.DATABASE_PLACES.values()) applied.push(...(await prepareDatabase(url)));
    return applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`;
  }
  if (command === 'distribute')
    return `Distributed: ${await distributeDatabase(config.DATABASE_URL, (line) => console.error(line))} tables.`;
  if (command === 'backup' && rest[0] !== undefined) {
    const report = await backUp(config, rest[0], new Date().toISOString());
    return `Backed up ${report.rows} rows of ${report.tables} tables and ${report.files} files to ${rest[0]}`;
  }
  if (command === 'restore' && rest[0] !== undefined) {
    const report = await restore(config, rest[0], jobNames);
    return `Restored ${report.rows} rows of ${report.tables} tables and ${report.files} files; the ledger adds up.`;
  }
  if (command === 'backed-up') return noteOtherBackup(config.DATABASE_URL, rest);
  if (command === 'try' && rest[0] !== undefined) return tryAdapter(config, rest[0], rest.slice(1));
  if (command === 'health') return health(config, rest);
  if (command === 'doctor') return doctor(config, rest);
  throw new Error(usage);
}

/** The versions of this build, for a command that needs no database. */
function ownWords(): string {
  const { version, revision } = serverBuildVersion();
  const lines = [
    `Crossdock ${version}`,
    `revision ${revision || 'not noted by a build'}`,
    `migrations up to ${knownMigrations().at(-1)}, database of major version ${schemaMajor}`,
  ];
  return lines.join('\n');
}

function tryAdapter(config: Config, adapter: string, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { shop: text, to: text } });
  return runAdapterTrial(config, adapter, values);
}

async function noteOtherBackup(url: string, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { way: { type: 'string', default: 'other means' } } });
  await recordBackupAt(url, values.way.slice(0, 100));
  return `Noted: a backup by ${values.way}.`;
}

async function health(config: Config, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean', default: false }, 'backup-hours': { type: 'string', default: '26' } },
  });
  const backupHours = Number(values['backup-hours']);
  if (!(backupHours > 0)) throw new Error(`--backup-hours wants a number of hours\n\n${usage}`);
  return told(await checkHealth(config, { backupHours }), values.json);
}

/** Formats the results as lines or as JSON, and sets the process's exit code to that of the worst result. */
function told(found: readonly Health[], asJson: boolean): string {
  const state = mostSevere(found);
  process.exitCode = { ok: 0, unknown: 0, warning: 1, critical: 2 }[state];
  if (asJson) return JSON.stringify({ state, found }, null, 2);
  const width = Math.max(...found.map(({ check }) => check.length)) + 2;
  return found.map((one) => `${one.state.padEnd(9)}${one.check.padEnd(width)}${one.says}`).join('\n');
}

async function doctor(config: Config, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    backups: text,
    units: text,
    'https-port': text,
    'no-https': flag,
    json: flag,
    'backup-hours': text,
  };
  const { values } = parseArgs({ args, options });
  const port = Number(values['https-port'] ?? 443);
  const backupHours = Number(values['backup-hours'] ?? 26);
  if (!(port > 0) || !(backupHours > 0)) throw new Error(usage);
  const shops = values['no-https'] ? [] : await shopsWithHosts(config.DATABASE_URL);
  // Local host names of this machine have no certificate, so they are not checked.
  const hosts = shops.flatMap((shop) => shop.hosts).filter((host) => !/(^|\.)localhost$/.test(host));
  const found = await runDoctor(config, {
    doors: hosts.map((host) => ({ host, port })),
    units: values.units?.split(',').filter(Boolean) ?? [],
    backups: values.backups,
    backupHours,
    jobNames,
  });
  return told(found, values.json);
}

async function add(url: string, args: string[]): Promise<string> {
  const options = Object.fromEntries(
    Object.keys(newShopFields.shape).map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ args, options });
  const shop = newShopFields.safeParse(values);
  if (!shop.success)
    throw new Error(shop.error.issues.map(({ path, message }) => `--${path.join()}: ${message}`).join('\n'));
  await prepareDatabase(url);
  const id = await addShop(url, shop.data);
  return `Added ${shop.data.name ?? shop.data.host} (${id}).\nPortal  https://${shop.data.host}/\nConsole https://${shop.data.host}/console/  login ${shop.data['owner-login']}`;
}

async function remove(config: Config, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { code: text, confirm: text } });
  if (values.code === undefined || values.code !== values.confirm)
    throw new Error('Name the shop twice: --code acme --confirm acme. Its rows and files are gone for ever.');
  const { rows, files } = await removeShop(config, values.code);
  return `Removed ${values.code}: ${rows} rows and ${files} files.`;
}

async function move(config: Config, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const options = {
    code: text,
    to: text,
    'pause-ms': text,
    'dry-run': { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args, options });
  const { code, to, 'pause-ms': pauseMs = '2000' } = values;
  if (code === undefined || to === undefined || !/^\d{3,6}$/.test(pauseMs)) throw new Error(usage);
  if (values['dry-run']) return rehearseMove(config, { code, to });
  const done = await moveShop(config, { code, to, pauseMs: Number(pauseMs) }, (line) => console.error(line));
  return `Moved ${code} from ${done.from} to ${done.to}; ${done.rows} rows removed where it was.`;
}

/**
 * Reads an exported shop back from its archives and compares the result with them. With `--dry-run` nothing is
 * stored. The exit code is 1 if they differ.
 */
async function readExport(config: Config, args: string[]): Promise<string> {
  const options = { code: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;
  const { values, positionals: archives } = parseArgs({ args, options, allowPositionals: true });
  const { code, 'dry-run': isDryRun } = values;
  if (code === undefined || archives.length === 0) throw new Error(usage);
  await prepareDatabase(config.DATABASE_URL);
  const wanted = { code, archives, isDryRun };
  const { text, isEqual } = await readBack(NoTransaction.command, config, wanted, (line) =>
    console.error(line),
  );
  if (!isEqual) process.exitCode = 1;
  return text;
}

async function listShops(url: string): Promise<string> {
  const shops = await shopsWithHosts(url);
  if (shops.length === 0) return 'No shops. Add one: npm run operate -- shop add --host …';
  return shops
    .map(
      (shop) =>
        `${shop.code}\t${shop.currency}\t${shop.hosts.join(' ')}\t${shop.name}${shop.place ? `\tat ${shop.place}` : ''}`,
    )
    .join('\n');
}

/** PostgreSQL's code for a table that does not exist. */
const missingTable = '42P01';
const withoutTables = 'The database lacks tables of this version. Create them: npm run operate -- migrate';

main(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: unknown) => {
    const hasNoTables = errorCode(error) === missingTable;
    console.error(hasNoTables ? withoutTables : error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
