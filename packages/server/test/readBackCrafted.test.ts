import { readFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { removeShop } from '../src/platform/removeShop.ts';
import {
  type ManifestText,
  openReadBackWorld,
  rewriteManifest,
  storeExportZip,
  unzipped,
} from './readBackWorld.ts';
import { readRows } from './readRows.ts';

let files: Map<string, Uint8Array>;
// The shop is small, because nearly every test reads all of it.
const world = await openReadBackWorld(25);
const whole = await unzipped(await readFile(world.archives[0]));
await world.emptyShop('target');
beforeEach(() => {
  files = new Map(whole);
});
afterAll(async () => {
  const { rows } = await world.owner.query(
    "select place, (select count(*)::int from members where shop_id = shops.id) as members from shops where code = 'target'",
  );
  expect(rows).toEqual([{ place: null, members: 0 }]);
});

const text = (name: string) => Buffer.from(files.get(name) ?? []).toString('utf8');

/** Changes the rows of a file, each by the names of its columns. */
function edit(name: string, change: (rows: Record<string, string | null>[], head: string[]) => void): void {
  const { head, rows } = readRows(text(name));
  change(rows, head);
  const cells = [head, ...rows.map((row) => head.map((column) => row[column] ?? null))];
  const options = { record_delimiter: '\r\n', quoted_match: /^$/ } as const;
  files.set(name, Buffer.from(`\uFEFF${stringify(cells, options)}`));
}

const first = (rows: Record<string, string | null>[]) => {
  const [row] = rows;
  if (row === undefined) throw new Error('no row');
  return row;
};

let number = 0;
async function taken(isDryRun = true) {
  number += 1;
  return world.read('target', [await storeExportZip(world.file(`crafted-${number}.zip`), files)], isDryRun);
}

/** A manifest that describes the files as they are now, with the given change. */
const truthful = (change?: (said: ManifestText) => void) => rewriteManifest(files, change);

test('an unchanged archive is accepted, also when another program packed it', async () => {
  edit('tables/addresses.csv', () => undefined);
  truthful();
  expect(await taken()).toMatchObject({ isEqual: true });
}, 120_000);

test('a row that differs from the manifest', async () => {
  edit('tables/members.csv', (rows) => {
    first(rows).email = 'evil@example.com';
  });
  await expect(taken()).rejects.toThrow(/members\.csv (is not what the manifest says|has more bytes)/);
});

test('another hash in the manifest', async () => {
  truthful((said) => {
    for (const file of said.files) if (file.name === 'orders.csv') file.sha256 = '0'.repeat(64);
  });
  await expect(taken()).rejects.toThrow('orders.csv is not what the manifest says');
}, 120_000);

test.each([
  ['../../etc/cron.d/evil', 'Unsafe filename'],
  ['/etc/passwd', 'Unsafe filename'],
  ['tables/..\\..\\evil.csv', 'Unsafe filename'],
  ['evil.sh', 'a file that no export has'],
  ['tables/sessions.csv', 'does not know: tables/sessions.csv'],
  ['tables/shop_secrets.csv', 'does not know: tables/shop_secrets.csv'],
])('a file named %s', async (name, reason) => {
  files.set(name, Buffer.from('\uFEFFid\r\n'));
  truthful();
  await expect(taken()).rejects.toThrow(reason);
});

test('a file that the manifest does not list, and one that is missing', async () => {
  files.set('tables/evil.csv', Buffer.from('id\r\n'));
  await expect(taken()).rejects.toThrow('does not list tables/evil.csv');
  files = new Map(whole);
  files.delete('tables/zones.csv');
  await expect(taken()).rejects.toThrow('lacks tables/zones.csv');
  truthful();
  await expect(taken()).rejects.toThrow('lacks tables/zones.csv');
  files.delete('manifest.json');
  await expect(taken()).rejects.toThrow('no manifest.json');
});

test('a file that unpacks to a thousand times its size, and no zip file', async () => {
  files.set('tables/shop_texts.csv', Buffer.alloc(50_000_000, 'a'));
  truthful();
  await expect(taken()).rejects.toThrow('which no export is');
  const path = world.file('none.zip');
  await storeExportZip(path, new Map());
  await expect(world.read('target', [path])).rejects.toThrow('no manifest.json');
  await expect(world.read('target', [world.archives[1] ?? ''])).rejects.toThrow(
    'None of the files has the tables',
  );
});

test('a column with another shop’s id, and a password', async () => {
  for (const [name, value] of [
    ['shop_id', world.shopId],
    ['password_hash', 'argon2id$x$y'],
  ] as const) {
    files = new Map(whole);
    edit('tables/members.csv', (rows, head) => {
      head.push(name);
      for (const row of rows) row[name] = value;
    });
    truthful();
    await expect(taken()).rejects.toThrow(`a column that this version does not know: ${name}`);
  }
});

test('every cell of a wrong type is reported with its line', async () => {
  edit('tables/parcels.csv', (rows) => {
    first(rows).id = 'one';
    const [, second, third] = rows;
    if (second) second.created_at = 'last spring';
    if (third) third.bill_code = null;
  });
  edit('tables/orders.csv', (rows) => {
    first(rows).quote_total_minor = '9223372036854775808';
  });
  edit('tables/staff.csv', (rows) => {
    first(rows).roles = '["owner","root"]';
  });
  edit('tables/files.csv', (rows) => {
    first(rows).mime = 'text/html';
  });
  edit('tables/guide_articles.csv', (rows) => {
    first(rows).texts = '{"tw":{"title":"x","html":"<img src=x onerror=alert(1)>","plain":"x"}}';
  });
  edit('tables/shops.csv', (rows) => {
    first(rows).settings = '{"evil":1}';
  });
  truthful();
  const said = await taken().then(
    ({ text: report }) => report,
    (error: Error) => error.message,
  );
  expect(said.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^tables\/parcels\.csv, line 2: id is not a value of the type uuid: one/),
      expect.stringMatching(/^tables\/parcels\.csv, line 3: created_at is not a value/),
      expect.stringMatching(/^tables\/parcels\.csv, line 4: bill_code is empty/),
      expect.stringMatching(
        /^tables\/orders\.csv, line 2: quote_total_minor is not a value of the type bigint/,
      ),
      expect.stringMatching(/^tables\/staff\.csv, line 2: roles has one that does not exist: root/),
      expect.stringMatching(/^tables\/files\.csv, line 2: mime is no kind of file/),
      expect.stringMatching(/^tables\/guide_articles\.csv, line 2: texts has a formatted text/),
      expect.stringMatching(
        /^tables\/shops\.csv, line 2: settings has one that this version does not know: evil/,
      ),
    ]),
  );
}, 120_000);

test('an unknown state, and a repeated id', async () => {
  edit('tables/orders.csv', (rows) => {
    first(rows).state = 'paidTwice';
  });
  truthful();
  await expect(taken()).rejects.toThrow(/orders: .*check constraint/);
  files = new Map(whole);
  edit('tables/zones.csv', (rows) => {
    rows.push({ ...first(rows) });
  });
  truthful((said) => {
    for (const file of said.counts) if (file.name === 'tables/zones.csv') file.rows += 1;
  });
  await expect(taken()).rejects.toThrow(/zones: duplicate key/);
}, 120_000);

test('money without a movement: an amount, a balance, and an account of nobody', async () => {
  const more = (said: ManifestText, name: string, column: string, by: number) => {
    for (const { name: of, sums } of said.counts)
      if (of === name) sums[column] = String(Number(sums[column]) + by);
  };
  edit('tables/ledger_transfers.csv', (rows) => {
    const row = first(rows);
    row.amount_minor = String(Number(row.amount_minor) + 1_000);
  });
  truthful();
  await expect(taken()).rejects.toThrow('in the manifest');
  truthful((said) => more(said, 'tables/ledger_transfers.csv', 'amount_minor', 1_000));
  await expect(taken()).rejects.toThrow(/ledger: \w+ .*by its movements and .* in accounts\.csv/);

  files = new Map(whole);
  edit('accounts.csv', (rows) => {
    const row = rows.find(({ ledger_account: kind }) => kind === 'memberBalance');
    if (row) row.balance_minor = String(Number(row.balance_minor) + 1_000);
  });
  truthful((said) => more(said, 'accounts.csv', 'balance_minor', 1_000));
  await expect(taken()).rejects.toThrow('in accounts.csv');

  files = new Map(whole);
  edit('tables/ledger_transfers.csv', (rows) => {
    for (const row of rows)
      [row.credit_account_id, row.debit_account_id] = [
        row.debit_account_id ?? '',
        row.credit_account_id ?? '',
      ];
  });
  truthful();
  await expect(taken()).rejects.toThrow('by its movements, below zero');

  files = new Map(whole);
  edit('tables/ledger_transfers.csv', (rows) => {
    first(rows).credit_account_id = '00000000-0000-7000-8000-000000000000';
  });
  truthful();
  await expect(taken()).rejects.toThrow('that is not in the archive');
}, 240_000);

test('a real run with contradictory data leaves a paused shop, which is deleted completely', async () => {
  edit('tables/ledger_transfers.csv', (rows) => {
    first(rows).credit_account_id = '00000000-0000-7000-8000-000000000000';
  });
  truthful();
  await world.emptyShop('broken');
  const path = await storeExportZip(world.file('broken.zip'), files);
  await expect(world.read('broken', [path])).rejects.toThrow('the shop stays paused');
  const paused = () =>
    world.owner.query("select place like '>read-back %' as paused from shops where code = 'broken'");
  expect((await paused()).rows).toEqual([{ paused: true }]);
  await removeShop(world.running.services.config, 'broken');
  expect((await paused()).rows).toEqual([]);
}, 120_000);

test('a picture of another export, a page instead of a picture, and one with appended data', async () => {
  const pictures = await unzipped(await readFile(world.archives[1] ?? ''));
  const path = world.file('crafted-pictures.zip');
  files = new Map(pictures);
  truthful((said) => {
    said.moment = '2020-01-01T00:00:00.000Z';
  });
  await storeExportZip(path, files);
  await expect(world.read('target', [world.archives[0], path], true)).rejects.toThrow('of another export');
  const names = [...pictures.keys()].filter((name) => name.endsWith('.webp'));
  expect(names.length).toBeGreaterThan(2);
  files = new Map(pictures);
  const [page = '', behind = ''] = names;
  const size = pictures.get(page)?.length ?? 0;
  files.set(page, Buffer.from('<script>alert(1)</script>'.padEnd(size, ' ').slice(0, size)));
  const both = Buffer.from(pictures.get(behind) ?? []);
  both.writeUInt32LE(both.readUInt32LE(4) - 2, 4);
  files.set(behind, both);
  truthful();
  await storeExportZip(path, files);
  await world.emptyShop('pictured');
  const { text: report, isEqual } = await world.read('pictured', [world.archives[0], path]);
  expect(isEqual).toBe(true);
  expect(report).toContain(page);
  expect(report).toContain(behind);
  expect(report).not.toContain(names[2]);
}, 240_000);
