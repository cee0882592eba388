import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import type { Schema } from '../platform/schema.gen.ts';

/** How long a table's rows are kept: until a moment lies so many hours back, or for ever, and then why. */
type End =
  | { readonly after: string; readonly hours: number; readonly only?: string }
  | { readonly kept: string };

const day = 24;
const books = { kept: 'the books, and what they were made of' };
const history = { kept: 'what happened, in order, to things that are kept' };
const settings = { kept: 'what staff have set up; grows by their hand alone' };
const people = { kept: 'belongs to a member or to staff, who are kept' };

/**
 * How each table ends. A table that is missing here fails the tests: whoever makes one says what keeps it from growing
 * without end. What is swept goes by the hour, in small pieces (`sweepRows`, `sweepFiles`).
 */
export const tableEnds: Readonly<Partial<Record<keyof Schema, End>>> = {
  act_tickets: { after: 'expires_at', hours: 0 },
  addresses: people,
  advances: books,
  areas: { kept: 'loaded by the installation, the same for every shop' },
  audit_log: history,
  audit_subjects: history,
  balance_adjustments: books,
  awaited_reports: { after: 'handed_at', hours: 3 * day },
  bank_accounts: settings,
  bank_transfers: books,
  captchas: { after: 'expires_at', hours: 0 },
  carriers: settings,
  channel_carriers: settings,
  channels: settings,
  clerk_days: { kept: 'one row for each clerk and day of work' },
  codes: { after: 'expires_at', hours: day },
  contact_changes: { after: 'expires_at', hours: 30 * day },
  counters: people,
  countries: { kept: 'loaded by the installation, the same for every shop' },
  coupon_codes: settings,
  coupons: settings,
  day_closes: books,
  declarers: people,
  files: { after: 'created_at', hours: 2 * day, only: 'those that nothing names' },
  goods_types: settings,
  idempotency_keys: { after: 'created_at', hours: 3 * day },
  identities: people,
  known_devices: { after: 'last_seen_at', hours: 400 * day },
  ledger_accounts: books,
  ledger_transfers: books,
  list_views: people,
  loaded_data: { kept: 'one row for each kind of data that the installation loads' },
  locations: settings,
  member_coupons: people,
  member_levels: settings,
  member_notes: people,
  member_pickup_points: people,
  members: people,
  messenger_bindings: people,
  messenger_logins: { after: 'expires_at', hours: 0 },
  money_acts: books,
  notifications: { kept: 'a row goes after 180 days (notices/tell.ts)' },
  order_declarers: { kept: 'belongs to an order' },
  order_lines: books,
  order_search_parts: { kept: 'belongs to an order' },
  orders: books,
  outbox: { kept: 'a row goes once its message was sent or ran out (platform/outbox.ts)' },
  outgoing_messages: { after: 'created_at', hours: 90 * day, only: 'those that wait no more' },
  packages: { kept: 'belongs to an order' },
  parcel_measurements: history,
  parcel_photos: { kept: 'belongs to a parcel' },
  parcel_search_parts: { kept: 'belongs to a parcel' },
  parcels: { kept: 'what was in the warehouse' },
  payment_methods: settings,
  payments: books,
  pickup_points: settings,
  points_balances: people,
  points_entries: books,
  promotion_earnings: books,
  provider_events: { after: 'received_at', hours: 90 * day },
  qr_logins: { after: 'expires_at', hours: 0 },
  rate_cards: settings,
  recharge_offers: settings,
  refusals: people,
  security_events: { after: 'at', hours: 180 * day },
  sessions: { after: 'expires_at', hours: day },
  shares: books,
  shelf_moves: history,
  shop_hosts: settings,
  shop_secrets: settings,
  shop_texts: settings,
  shops: settings,
  staff: people,
  staff_recovery_codes: people,
  staff_second_factors: people,
  // As long as a draft is kept, which may hold the choice.
  store_map_picks: { after: 'created_at', hours: 7 * day },
  storage_pauses: { kept: 'belongs to a parcel' },
  throttles: { after: 'window_start', hours: day },
  tracking_events: history,
  transitions: history,
  warehouses: settings,
  withdrawals: books,
  zones: settings,
};

/** Where files are named by id; the test compares it with the columns that there are. */
export const fileColumns: readonly `${keyof Schema}.${string}`[] = [
  'advances.receipt_file_id',
  'bank_transfers.voucher_file_id',
  'declarers.back_file_id',
  'declarers.front_file_id',
  'identities.back_file_id',
  'identities.front_file_id',
  'members.avatar_file_id',
  'packages.photo_file_id',
  'parcel_photos.file_id',
  'parcels.claim_proof_file_id',
  'pickup_points.picture_file_id',
  'shares.file_ids',
  'shops.icon_file_id',
  'withdrawals.account_file_id',
  'withdrawals.voucher_file_id',
];

/**
 * Documents in which files are named by id: an order's signature, and an act while it waits for a second person. Once it
 * is decided, the files are where its tables name them. The test asks of every other document why it names none.
 */
export const fileDocuments: Readonly<Partial<Record<`${keyof Schema}.${string}`, 'always' | 'pending'>>> = {
  'money_acts.asked': 'pending',
  'orders.sign_proof': 'always',
};

/** Rows that go at once: a lock on each is held for a moment only. */
export const pieceOf = 500;

/** The tables of which rows go by themselves, but for files, whose bytes go with them. */
export const sweptTables = (Object.keys(tableEnds) as (keyof Schema)[]).filter(
  (table) => table !== 'files' && 'after' in (tableEnds[table] ?? {}),
);

function endOf(tx: Tx, table: keyof Schema) {
  const end = tableEnds[table];
  if (end === undefined || !('after' in end)) throw new Error(`${table} is kept`);
  return { column: end.after, before: new Date(Date.parse(tx.now) - end.hours * 3_600_000).toISOString() };
}

/** Takes one piece of what a table need not keep; answers how many rows that were. */
export async function sweepRows(tx: Tx, table: keyof Schema): Promise<number> {
  const { column, before } = endOf(tx, table);
  const waits =
    table === 'outgoing_messages'
      ? sql`and not exists (select from outbox where outbox.shop_id = ${tx.shopId} and message_id = id)`
      : sql``;
  const statement = sql`delete from ${sql.table(table)} where shop_id = ${tx.shopId} and ctid in (
    select ctid from ${sql.table(table)} where shop_id = ${tx.shopId} and ${sql.ref(column)} < ${before} ${waits}
    limit ${sql.lit(pieceOf)} for update skip locked)`;
  return tx.run({ compile: () => statement.compile(db) });
}

/** Takes a piece of the files that were uploaded and never used; answers their ids, for their bytes to follow. */
export async function sweepFiles(tx: Tx): Promise<string[]> {
  const { before } = endOf(tx, 'files');
  const unused = fileColumns.map((place) => {
    const [table = '', column = ''] = place.split('.');
    const shop = table === 'shops' ? sql`one.id` : sql`one.shop_id`;
    const names = column.endsWith('_ids')
      ? sql`= any(one.${sql.ref(column)})`
      : sql`= one.${sql.ref(column)}`;
    return sql`not exists (select from ${sql.table(table)} as one where ${shop} = ${tx.shopId} and files.id ${names})`;
  });
  for (const [place, when] of Object.entries(fileDocuments)) {
    const [table = '', column = ''] = place.split('.');
    const waits = when === 'pending' ? sql`and one.state = 'pending'` : sql``;
    // Read once and hashed: the other way round each file would look through every document.
    unused.push(sql`files.id::text not in (
      select named #>> '{}' from ${sql.table(table)} as one, jsonb_path_query(one.${sql.ref(column)}, 'strict $.**') as named
      where one.shop_id = ${tx.shopId} and jsonb_typeof(named) = 'string' ${waits})`);
  }
  const statement = sql<{ id: string }>`delete from files where shop_id = ${tx.shopId} and id in (
    select id from files where shop_id = ${tx.shopId} and created_at < ${before} and ${sql.join(unused, sql` and `)}
    limit ${sql.lit(pieceOf)} for update skip locked) returning id`;
  return (await tx.all({ compile: () => statement.compile(db) })).map(({ id }) => id);
}
