import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoteIdentifier } from '../platform/backup.ts';
import type { Encryption } from '../platform/encryption.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import { copyFormatLine } from './cells.ts';
import { ReadBackRefused } from './refused.ts';
import type { ImportTarget } from './target.store.ts';

/** Values for required columns that no export contains; they give nobody access. */
export type PlaceholderValues = Readonly<Record<string, Readonly<Record<string, () => string>>>>;

export function placeholderValues({ seal }: Encryption): PlaceholderValues {
  const hash = () => `\\\\x${randomBytes(32).toString('hex')}`;
  return {
    members: { password_hash: () => unusablePasswordHash },
    staff: { password_hash: () => unusablePasswordHash },
    api_keys: { token_hash: hash },
    member_invitations: { token_hash: hash },
    outgoing_messages: { body: () => '' },
    payment_accounts: { secret_ends: () => '{}', callback_key: () => randomBytes(24).toString('base64url') },
    einvoice_accounts: { secret_ends: () => '{}' },
    webhooks: { secret: () => seal(`whsec_${randomBytes(32).toString('base64')}`) },
  };
}

interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly (string | null)[]>;
}

const batchChars = 65_536;

/** Writes a table's rows with the new shop's own id. Answers how many. */
export async function writeRows(
  target: ImportTarget,
  { table, columns, rows }: Rows,
  madeUp: PlaceholderValues,
): Promise<number> {
  const { client, shopId } = target;
  const types = new Map(target.columns.get(table)?.map(({ name, type }) => [name, type]));
  const made = Object.entries(madeUp[table] ?? {});
  const named = ['shop_id', ...columns, ...made.map(([name]) => name)];
  const typed = columns.map((name) => types.get(name) ?? 'text');
  let count = 0;
  const lines = async function* () {
    let text = '';
    for await (const cells of rows) {
      const own = made.map(([, value]) => value()).join('\t');
      const line = copyFormatLine(cells, typed);
      text += `${shopId}\t${own === '' && made.length === 0 ? line : `${line.slice(0, -1)}\t${own}\n`}`;
      count += 1;
      if (text.length < batchChars) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  };
  const into = client.query(
    copyFrom(`copy ${quoteIdentifier(table)} (${named.map(quoteIdentifier).join(', ')}) from stdin`),
  );
  try {
    await pipeline(Readable.from(lines()), into);
  } catch (error) {
    if (error instanceof ReadBackRefused) throw error;
    throw new ReadBackRefused(`${table}: ${causeOf(error)}`);
  }
  return count;
}

/** PostgreSQL's message about a row that violates a rule of its table, with its line. */
function causeOf(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const { detail, where } = error;
  return [error.message, detail, where?.split('\n')[0]].filter(Boolean).join('; ').slice(0, 500);
}

/**
 * Restores the shop's settings from its row in the archive. Its id, its code and whether it is open are not
 * taken over.
 */
export async function restoreShopSettings(
  { client, shopId }: ImportTarget,
  columns: readonly string[],
  cells: readonly (string | null)[],
  types: readonly string[],
): Promise<void> {
  const taken = columns.filter((name) => !['id', 'code', 'demo', 'created_at', 'opened_at'].includes(name));
  const values = taken.map((name) => {
    const at = columns.indexOf(name);
    const cell = cells[at] ?? null;
    const type = types[at] ?? '';
    return cell !== null && type.endsWith('[]') ? JSON.parse(cell) : cell;
  });
  try {
    await client.query(
      `update shops set ${taken.map((name, at) => `${quoteIdentifier(name)} = $${at + 2}`).join(', ')} where id = $1`,
      [shopId, ...values],
    );
  } catch (error) {
    throw new ReadBackRefused(`shops: ${causeOf(error)}`);
  }
}

/** Moves the existing people to a temporary table, because the archive's people are written first. */
export async function moveStaffToTempTable({ client, shopId }: ImportTarget): Promise<void> {
  await client.query(
    'create temp table staff_there on commit drop as select * from staff where shop_id = $1',
    [shopId],
  );
  await client.query('delete from staff where shop_id = $1', [shopId]);
}

/**
 * Restores the existing people. A person whose login is also in the archive is merged with the archive's person:
 * with the existing password and status, and the roles of both. The others are added to the archive's people, who
 * get a password from an owner. Answers how many were added.
 */
export async function restoreStaff({ client, shopId }: ImportTarget): Promise<number> {
  const same = 'there.shop_id = staff.shop_id and lower(there.login) = lower(staff.login)';
  await client.query('update staff set password_due = true where shop_id = $1', [shopId]);
  for (const table of ['staff_second_factors', 'staff_recovery_codes'])
    await client.query(
      `update ${table} as its set staff_id = staff.id from staff join staff_there as there on ${same}
       where its.shop_id = $1 and its.staff_id = there.id and staff.shop_id = $1`,
      [shopId],
    );
  await client.query(
    `update staff set password_hash = there.password_hash, password_due = there.password_due, status = there.status,
       roles = array(select distinct unnest(staff.roles || there.roles))
     from staff_there as there where staff.shop_id = $1 and ${same}`,
    [shopId],
  );
  const beside = await client.query(
    `insert into staff select * from staff_there as there
     where not exists (select from staff where staff.shop_id = $1 and ${same})`,
    [shopId],
  );
  return beside.rowCount ?? 0;
}
