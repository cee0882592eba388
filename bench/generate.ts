import { createHash } from 'node:crypto';
import type { RateCard } from '@crossdock/domain/pricing/rateCard.ts';
import { plainCard } from '@crossdock/domain/samples/rateCards.ts';
import { connectToDatabase } from '../scripts/connected.ts';

/** The amount of data to generate. The same numbers always give the same rows. */
export interface Size {
  readonly shops: number;
  readonly membersPerShop: number;
  /** The number of parcels in all shops together, spread evenly over shops and members. */
  readonly parcels: number;
  /** Additional parcels of one member of the first shop. */
  readonly heavyMemberParcels: number;
  /** Orders of each member that await payment. */
  readonly unpaidOrdersPerMember: number;
  /** The percentage of parcels on the shelf. Most of the others are delivered. */
  readonly shelvedPercent: number;
}

export const million: Size = {
  shops: 1_000,
  membersPerShop: 10,
  parcels: 1_000_000,
  heavyMemberParcels: 50_000,
  unpaidOrdersPerMember: 0,
  shelvedPercent: 8,
};

/** The size for measurements that need only a few rows or requests. */
export const small: Size = {
  shops: 1,
  membersPerShop: 10,
  parcels: 100,
  heavyMemberParcels: 0,
  unpaidOrdersPerMember: 0,
  shelvedPercent: 50,
};

export const tenMillion: Size = { ...million, membersPerShop: 100, parcels: 10_000_000 };

/** The kinds of ids. Kind and number together give a row's id. */
const kinds = {
  shop: '0001',
  member: '0002',
  staff: '0003',
  warehouse: '0004',
  goodsType: '0005',
  channel: '0006',
  carrier: '0007',
  zone: '0008',
  rateCard: '0009',
  address: '000a',
  file: '000b',
  parcel: '000c',
  order: '000d',
  account: '000e',
  transfer: '000f',
  session: '0010',
  location: '0011',
} as const;
export type Kind = keyof typeof kinds;

/** The id of the n-th row of a kind, n from 1 to 2³² − 1. Ids of one kind sort by n. */
export function idOf(kind: Kind, n: number): string {
  return `${n.toString(16).padStart(8, '0')}-${kinds[kind]}-7000-8000-000000000000`;
}

export const hostOf = (shop: number): string => `bench${shop}.localhost`;
export const memberToken = (member: number): string => `bench-member-${String(member).padStart(10, '0')}`;
export const staffToken = (shop: number): string => `bench-staff-${String(shop).padStart(10, '0')}`;
/** The number of the n-th member of a shop, both counted from 1. */
export const memberOf = (size: Pick<Size, 'shops'>, shop: number, n: number): number =>
  (n - 1) * size.shops + shop;

/** The rate card of every shop's only lane. */
const card: RateCard = {
  ...plainCard,
  validFrom: '2025-01-01T00:00:00Z',
  limits: { ...plainCard.limits, maxSideMm: 2400 },
  packing: { perShipmentMinor: 500, perBoxMinor: 0, perParcelMinor: 200 },
  delivery: { homeMinor: 1000, pickupMinor: 0, per: 'shipment' },
};

const at = `'2026-06-01T00:00:00Z'::timestamptz`;
const id = (kind: Kind, n: string) => `pg_temp.bench_id('${kinds[kind]}', ${n})`;
const shopOf = (n: string) => `(${n} - 1) % $SHOPS + 1`;
const tokenHash = (prefix: string) =>
  `sha256(convert_to('bench-${prefix}-' || lpad(n::text, 10, '0'), 'UTF8'))`;
/** The n-th parcel's member. Consecutive parcels belong to different members. */
const parcelMember = `((((n - 1)::bigint / $SHOPS) * 7919) % $MEMBERS) * $SHOPS + ${shopOf('n')}`;

const shopRows = [
  `insert into shops (id, code, name, currency, time_zone, default_lang, settings, created_at)
   select ${id('shop', 'n')}, 'b' || n || 'x', 'Forwarder ' || n, 'TWD', 'Asia/Taipei', 'tw', '{}', ${at} from generate_series(1, $SHOPS) n`,
  `insert into shop_hosts (host, shop_id, is_primary)
   select 'bench' || n || '.localhost', ${id('shop', 'n')}, true from generate_series(1, $SHOPS) n`,
  `insert into staff (shop_id, id, login, name, password_hash, roles, created_at)
   select ${id('shop', 'n')}, ${id('staff', 'n')}, 'owner', 'Owner', '-', array['owner'], ${at} from generate_series(1, $SHOPS) n`,
  `insert into sessions (shop_id, token_hash, id, staff_id, created_at, last_seen_at, expires_at)
   select ${id('shop', 'n')}, ${tokenHash('staff')}, ${id('session', 'n')}, ${id('staff', 'n')}, now(), now() + interval '30 days', now() + interval '60 days'
   from generate_series(1, $SHOPS) n`,
  `insert into warehouses (shop_id, id, code, name, linkman, phone, address, created_at)
   select ${id('shop', 'n')}, ${id('warehouse', 'n')}, 'CAN', '廣州倉', '{userName}', '020-1234567', '廣州市白雲區 {randomName}', ${at} from generate_series(1, $SHOPS) n`,
  `insert into locations (shop_id, id, warehouse_id, code, created_at)
   select ${id('shop', 'n')}, ${id('location', 'n')}, ${id('warehouse', 'n')}, 'A-01', ${at} from generate_series(1, $SHOPS) n`,
  `insert into goods_types (shop_id, id, code, zh, tw, en, goods_class)
   select ${id('shop', 'n')}, ${id('goodsType', 'n')}, 'clothes', '衣服', '衣服', 'Clothes', 'general' from generate_series(1, $SHOPS) n`,
  `insert into channels (shop_id, id, code, zh, tw, en, warehouse_id, country, mode, goods_classes, delivery_types, min_days, max_days, created_at)
   select ${id('shop', 'n')}, ${id('channel', 'n')}, 'SEA', '海快', '海快', 'Sea express', ${id('warehouse', 'n')}, 'TW', 'sea', array['general'], array[2], 5, 9, ${at}
   from generate_series(1, $SHOPS) n`,
  `insert into carriers (shop_id, id, code, name)
   select ${id('shop', 'n')}, ${id('carrier', 'n')}, 'KERRY', 'Kerry' from generate_series(1, $SHOPS) n`,
  `insert into channel_carriers (shop_id, channel_id, carrier_id, delivery_type)
   select ${id('shop', 'n')}, ${id('channel', 'n')}, ${id('carrier', 'n')}, 2 from generate_series(1, $SHOPS) n`,
  `insert into zones (shop_id, id, channel_id, name, country)
   select ${id('shop', 'n')}, ${id('zone', 'n')}, ${id('channel', 'n')}, 'Taiwan', 'TW' from generate_series(1, $SHOPS) n`,
  `insert into rate_cards (shop_id, id, channel_id, zone_id, name, card, valid_from, state, created_at)
   select ${id('shop', 'n')}, ${id('rateCard', 'n')}, ${id('channel', 'n')}, ${id('zone', 'n')}, 'Sea', '${JSON.stringify(card)}', '2025-01-01', 'published', ${at}
   from generate_series(1, $SHOPS) n`,
  `insert into payment_methods (shop_id, code, zh, tw, en)
   select ${id('shop', 'n')}, 'balance', '余额', '餘額', 'Balance' from generate_series(1, $SHOPS) n`,
  `insert into files (shop_id, id, purpose, mime, bytes, created_at)
   select ${id('shop', 'n')}, ${id('file', 'n')}, 'parcel', 'image/webp', 20000, ${at} from generate_series(1, $SHOPS) n`,
];

/** Every member's balance, in minor units. */
const balanceMinor = 100_000_000;

const memberRows = [
  `insert into members (shop_id, id, account, name, area_code, phone, email, password_hash, simple_code, random_name, created_at)
   select ${id('shop', shopOf('n'))}, ${id('member', 'n')}, 'member' || n, '王小明', '886', '09' || lpad(n::text, 8, '0'), 'm' || n || '@example.com', '-', 'S' || n, 'R' || n, ${at}
   from generate_series(1, $SHOPS * $MEMBERS) n`,
  `insert into sessions (shop_id, token_hash, id, member_id, created_at, last_seen_at, expires_at)
   select ${id('shop', shopOf('n'))}, ${tokenHash('member')}, ${id('session', '$SHOPS + n')}, ${id('member', 'n')}, now(), now() + interval '30 days', now() + interval '60 days'
   from generate_series(1, $SHOPS * $MEMBERS) n`,
  `insert into addresses (shop_id, id, member_id, consignee, area_code, phone, country, province, city, detail, zip, id_number, state, created_at, updated_at)
   select ${id('shop', shopOf('n'))}, ${id('address', 'n')}, ${id('member', 'n')}, '王小明', '886', '0912345678', 'TW', '台北市', '信義區', '信義路五段七號八十九樓之一', '110', 'A123456789', 'approved', ${at}, ${at}
   from generate_series(1, $SHOPS * $MEMBERS) n`,
  `insert into ledger_accounts (shop_id, id, kind, member_id, balance_minor)
   select ${id('shop', shopOf('n'))}, ${id('account', '$SHOPS * 2 + n')}, 'memberBalance', ${id('member', 'n')}, ${balanceMinor} from generate_series(1, $SHOPS * $MEMBERS) n`,
  `insert into ledger_accounts (shop_id, id, kind, balance_minor)
   select ${id('shop', 'n')}, ${id('account', 'n')}, 'bank', -${balanceMinor}::bigint * $MEMBERS from generate_series(1, $SHOPS) n`,
  `insert into ledger_accounts (shop_id, id, kind, balance_minor)
   select ${id('shop', 'n')}, ${id('account', '$SHOPS + n')}, 'revenue', 0 from generate_series(1, $SHOPS) n`,
  `insert into ledger_transfers (shop_id, id, debit_account_id, credit_account_id, amount_minor, kind, debit_balance_minor, credit_balance_minor, at)
   select ${id('shop', shopOf('n'))}, ${id('transfer', 'n')}, ${id('account', shopOf('n'))}, ${id('account', '$SHOPS * 2 + n')}, ${balanceMinor}, 'recharge',
          -${balanceMinor}::bigint * ((n - 1) / $SHOPS + 1), ${balanceMinor}, ${at}
   from generate_series(1, $SHOPS * $MEMBERS) n`,
];

/** A pseudo-random number from 0 to 99, the same in every run. */
const lot = '(hashint8(n) & 65535) % 100';
const parcelState = `case when ${lot} < $SHELVED then 'shelved' when ${lot} < $SHELVED + (100 - $SHELVED) / 10 then 'forecast'
  when ${lot} < $SHELVED + (100 - $SHELVED) / 5 then 'shipped' else 'signed' end`;
const parcels = (range: string, member: string) => `
  insert into parcels (shop_id, id, number, member_id, bill_code, courier, warehouse_id, state, goods_name, goods_type_id, goods_count,
    declared_value_minor, weight_g, length_mm, width_mm, height_mm, shelf_code, forecast_at, arrived_at, shelved_at, created_at, updated_at)
  select shop, id, 'P' || n, member, 'SF' || lpad(n::text, 13, '0'), 'SF', warehouse, state, '外套與配件', goods, 1,
    50000 + n % 1000, case when state <> 'forecast' then 1200 end, case when state <> 'forecast' then 300 end,
    case when state <> 'forecast' then 200 end, case when state <> 'forecast' then 100 end,
    case when state = 'shelved' then 'A-' || n % 500 else '' end, moment, case when state <> 'forecast' then moment end,
    case when state <> 'forecast' then moment end, moment, moment
  from (select n, ${id('shop', shopOf('n'))} as shop, ${id('parcel', 'n')} as id, ${member} as member, ${id('warehouse', shopOf('n'))} as warehouse,
      ${id('goodsType', shopOf('n'))} as goods, ${parcelState} as state, timestamptz '2026-10-01' + n * interval '1 millisecond' as moment
    from ${range} n) made`;

const parcelRows = [
  parcels('generate_series(1, $PARCELS)', id('member', parcelMember)),
  // Parcels whose number is 1 modulo the number of shops belong to the first shop.
  parcels(
    'generate_series($PARCELS / $SHOPS * $SHOPS + $SHOPS + 1, $PARCELS + $SHOPS + ($HEAVY)::bigint * $SHOPS, $SHOPS)',
    id('member', '1'),
  ),
  `insert into parcel_photos (shop_id, parcel_id, file_id, kind, created_at)
   select shop_id, id, ${id('file', "('x' || substr(shop_id::text, 1, 8))::bit(32)::int")}, 'receive', created_at from parcels where state = 'shelved'`,
  `insert into counters (shop_id, member_id, name, value)
   select shop_id, member_id, 'parcel.' || state, count(*) from parcels group by shop_id, member_id, state`,
];

const orderRows = [
  `insert into orders (shop_id, id, number, member_id, state, warehouse_id, channel_id, carrier_id, zone_id, rate_card_id, delivery_type, address_id,
     destination, consignee, phone, country, parcel_count, quote_total_minor, bill_total_minor, created_at, packed_at, updated_at)
   select ${id('shop', shopOf('n'))}, ${id('order', 'n')}, 'B' || n, ${id('member', '(n - 1) % ($SHOPS * $MEMBERS) + 1')}, 'awaitingPayment', ${id('warehouse', shopOf('n'))},
     ${id('channel', shopOf('n'))}, ${id('carrier', shopOf('n'))}, ${id('zone', shopOf('n'))}, ${id('rateCard', shopOf('n'))}, 2,
     ${id('address', '(n - 1) % ($SHOPS * $MEMBERS) + 1')}, '{}', '王小明', '0912345678', 'TW', 1, 15000, 15000, ${at}, ${at}, ${at}
   from generate_series(1, $SHOPS * $MEMBERS * $UNPAID) n`,
  `insert into counters (shop_id, member_id, name, value)
   select shop_id, member_id, 'order.' || state, count(*) from orders group by shop_id, member_id, state`,
];

/**
 * Fills a migrated, empty database with set-based statements. It needs a superuser (or a role that may set
 * `session_replication_role`), because foreign keys hold by construction and are not checked row by row. The secondary
 * indexes of parcels are built once after the rows. Ten million parcels take minutes.
 */
export async function generate(ownerUrl: string, size: Size, say: (line: string) => void): Promise<void> {
  const client = await connectToDatabase(ownerUrl);
  const run = async (text: string) => {
    await client.query(
      text
        .replaceAll('$SHOPS', String(size.shops))
        .replaceAll('$MEMBERS', String(size.membersPerShop))
        .replaceAll('$PARCELS', String(size.parcels))
        .replaceAll('$HEAVY', String(size.heavyMemberParcels))
        .replaceAll('$UNPAID', String(size.unpaidOrdersPerMember))
        .replaceAll('$SHELVED', String(size.shelvedPercent)),
    );
  };
  try {
    await client.query(
      "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '128MB'; set synchronous_commit = off",
    );
    await client.query(`create function pg_temp.bench_id(kind text, n bigint) returns uuid language sql immutable
      as $$ select (lpad(to_hex(n), 8, '0') || '-' || kind || '-7000-8000-000000000000')::uuid $$`);
    for (const [part, statements] of Object.entries({ shopRows, memberRows })) {
      for (const statement of statements) await run(statement);
      say(`${part} written`);
    }
    const { rows: indexes } = await client.query<{ name: string; text: string }>(
      `select indexname as name, indexdef as text from pg_indexes i where schemaname = 'public' and tablename = 'parcels'
       and not exists (select from pg_constraint where conname = indexname)`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of parcelRows) await run(statement);
    say('parcels written');
    for (const { text } of indexes) await client.query(text);
    for (const statement of orderRows) await run(statement);
    say('indexes and orders written');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/**
 * A hash of the sizes and of the statements that generate the rows, so that a database from other sizes or statements
 * is not reused.
 */
export function fingerprintOf(size: Size): string {
  return createHash('sha256')
    .update(JSON.stringify([size, shopRows, memberRows, parcelRows, orderRows]))
    .digest('hex')
    .slice(0, 12);
}
