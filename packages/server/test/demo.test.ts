import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { fillWithDemo } from './demoWorld.ts';

/** Early on a Friday in Taipei, before any driver sets out. */
const now = '2026-11-19T21:00:00Z';

const { DATABASE_URL: connectionString } = await fillWithDemo(Date.parse(now));
const owner = new pg.Pool({ connectionString, max: 1 });
afterAll(() => owner?.end());

/** Columns whose dates are normally in the future. */
const ahead = [
  ...['expires_at', 'valid_from', 'valid_until', 'valid_to', 'publish_at', 'ends_at', 'due_at'],
  ...['answer_by', 'until_at'],
];

/** The matching columns in all tables that belong to a shop. */
async function columnsOf(where: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await owner.query(
    `select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and ${where}
       and exists (select from information_schema.columns s
         where s.table_schema = 'public' and s.table_name = c.table_name and s.column_name = 'shop_id')
     order by 1, 2`,
  );
  return rows;
}

async function contradictionsIn(columns: { table: string; column: string }[], of: (one: string) => string) {
  const found = [];
  for (const { table, column } of columns) {
    const { rowCount } = await owner.query(`select from ${table} one ${of(`one.${column}`)}`);
    if (rowCount) found.push(`${table}.${column}: ${rowCount}`);
  }
  return found;
}

test('nothing is dated after the day on which the demo was created', async () => {
  const columns = await columnsOf("data_type = 'timestamp with time zone'");
  const passed = columns.filter(({ column }) => !ahead.includes(column));
  expect(passed.length).toBeGreaterThan(100);
  expect(await contradictionsIn(passed, (at) => `where ${at} > '${now}'`)).toEqual([]);
});

test('no id is from a later moment', async () => {
  const ids = await columnsOf("column_name = 'id' and data_type = 'uuid'");
  expect(await contradictionsIn(ids, (id) => `where uuid_extract_timestamp(${id}) > '${now}'`)).toEqual([]);
});

test('nothing happens to a member before they join', async () => {
  const columns = await columnsOf(`column_name in ('created_at', 'at', 'voted_at', 'first_opened_at')
    and exists (select from information_schema.columns m
      where m.table_schema = 'public' and m.table_name = c.table_name and m.column_name = 'member_id')`);
  expect(columns.length).toBeGreaterThan(20);
  const early = (at: string) =>
    `join members m on m.shop_id = one.shop_id and m.id = one.member_id and ${at} < m.created_at`;
  expect(await contradictionsIn(columns, early)).toEqual([]);
});

test('nothing of a shop is older than the shop', async () => {
  const columns = await columnsOf(`column_name in ('created_at', 'at', 'published_at')`);
  const early = (at: string) => `join shops s on s.id = one.shop_id and ${at} < s.created_at`;
  expect(await contradictionsIn(columns, early)).toEqual([]);
});

/** Queries for contradictory rows, by the rule that such rows break. */
const contradictions: Readonly<Record<string, string>> = {
  'a parcel is forecast, received, shelved, ordered, packed, shipped and signed in this order': `
    select o.number from parcels p join orders o on o.shop_id = p.shop_id and o.id = p.order_id
    where p.arrived_at < p.forecast_at or p.shelved_at < p.arrived_at or o.created_at < p.shelved_at`,
  'the packages of an order have exactly the pieces of its parcels': `
    select p.number from parcels p
    where exists (select from packages k where k.shop_id = p.shop_id and k.order_id = p.order_id)
      and p.goods_count is distinct from (select sum(c.pieces) from package_parcels c
        where c.shop_id = p.shop_id and c.parcel_id = p.id)`,
  'the parts of a split parcel have its pieces and its value': `
    select p.number from parcels p
    where p.state = 'split' and format('%s %s', p.goods_count, p.declared_value_minor) <>
      (select format('%s %s', sum(c.goods_count), sum(c.declared_value_minor)) from parcels c
        where c.shop_id = p.shop_id and c.split_from = p.id)`,
  'an order is placed, packed, paid, shipped and signed in this order': `
    select number from orders
    where packed_at < created_at or shipped_at < packed_at or signed_at < shipped_at
      or (not cash_on_delivery and (paid_at < packed_at or shipped_at < paid_at))
      or paid_at > coalesce(signed_at, paid_at) or (sign_proof is not null and shipped_at is null)`,
  'the account of an order says what the ledger says': `
    select o.number from orders o join (
      select shop_id, order_id,
        coalesce(sum(amount_minor) filter (where kind = 'orderPayment'), 0) as paid,
        coalesce(sum(amount_minor) filter (where kind = 'orderRefund'), 0) as back,
        coalesce(sum(amount_minor) filter (where kind = 'compensation'), 0) as compensated
      from ledger_transfers where order_id is not null group by 1, 2
    ) sums on sums.shop_id = o.shop_id and sums.order_id = o.id
    where o.given_back_minor <> back or o.compensated_minor <> compensated or o.paid_minor <> paid - back`,
  'steps follow each other, each from where the one before led to': `
    select * from (
      select noun, event, from_state, lag(to_state) over (partition by shop_id, subject_id order by at, id) as before
      from transitions where noun in ('order', 'parcel', 'pickup', 'service', 'dispute', 'problem', 'withdrawal', 'aftersales')
    ) t where from_state is distinct from before and noun || event not in ('parcelreturn')`,
  'an order is tracked from its shipment to its signature': `
    select o.number from tracking_events e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
    where e.at < o.shipped_at or e.at > o.signed_at`,
  'a coupon is written before it is given, and given before it ends': `
    select c.tw from coupons c left join member_coupons m on m.shop_id = c.shop_id and m.coupon_id = c.id
    where c.created_at > c.valid_from or m.created_at < c.valid_from or m.created_at > c.valid_until
      or m.used_at < m.created_at`,
  'a comment follows the signature': `
    select from comments c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
    where o.signed_at is null or c.created_at < o.signed_at or c.answered_at < c.created_at`,
  'a claim follows the signature': `
    select from aftersales_claims c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
    where o.signed_at is null or c.created_at < o.signed_at or c.audited_at < c.created_at`,
  'a claim speaks of its own goods': `
    select c.remark from aftersales_claims c join parcels p on p.shop_id = c.shop_id and p.id = c.parcel_id
    where c.remark ~ '杯|螢幕|衣服|燈' and position(p.goods_name in c.remark) = 0`,
  'a problem comes to light on arrival and is over by packing': `
    select from problem_pieces x join parcels p on p.shop_id = x.shop_id and p.id = x.parcel_id
      left join orders o on o.shop_id = p.shop_id and o.id = p.order_id
    where x.created_at < p.arrived_at or x.answered_at < x.created_at or x.resolved_at < x.answered_at
      or x.resolved_at > o.packed_at`,
  'a measurement is disputed after it was taken, and before the order leaves': `
    select from measurement_disputes d
      left join packages k on k.shop_id = d.shop_id and k.id = d.package_id
      left join orders o on o.shop_id = d.shop_id and o.id = d.order_id
      left join parcels p on p.shop_id = d.shop_id and p.id = d.parcel_id
    where d.created_at < coalesce(k.created_at, p.arrived_at) or d.ended_at < d.created_at
      or coalesce(d.ended_at, d.created_at) > o.shipped_at`,
  'work is asked for on what lies on the shelf': `
    select t.kind from service_tasks t join parcels p on p.shop_id = t.shop_id and p.id = t.parcel_id
    where t.created_at < p.shelved_at or p.shelved_at is null`,
  'what was counted is what the parcel holds': `
    select t.note from service_tasks t join parcels p on p.shop_id = t.shop_id and p.id = t.parcel_id
    where substring(t.wish || t.note from '[0-9]+')::int <> p.goods_count and t.kind = 'count'`,
  'there are as many inspection pictures as were asked for': `
    select wish, note from service_tasks
    where kind = 'photo' and state in ('done', 'reshoot') and cardinality(result_file_ids) <> quantity`,
  'work ends when its steps say so': `
    select x.event from service_tasks t
      join transitions x on x.shop_id = t.shop_id and x.noun = 'service' and x.subject_id = t.id
    where (x.event in ('finish', 'fail', 'cancel') and x.at <> t.ended_at)
      or (x.event = 'reshoot' and x.at <> t.reshot_at) or (x.event = 'start' and x.at <> t.taken_at)`,
  'packages left after they were packed, and are where their order is': `
    select o.number, k.state from packages k join orders o on o.shop_id = k.shop_id and o.id = k.order_id
    where k.shipped_at < o.packed_at or k.delivered_at < k.shipped_at or (k.state = 'packed') <> (k.forwarding_number = '')
      or (o.state = 'signed' and k.state <> 'delivered') or (o.state = 'awaitingSignature' and k.state = 'packed')`,
  'packages weigh what their parcels weigh, and their packing': `
    select o.number, k.weight, p.weight as parcels from orders o
      join (select shop_id, order_id, sum(weight_g) as weight, count(*) as boxes from packages group by 1, 2) k
        on k.shop_id = o.shop_id and k.order_id = o.id
      join (select shop_id, order_id, sum(weight_g) as weight from parcels group by 1, 2) p
        on p.shop_id = o.shop_id and p.order_id = o.id
    where k.weight not between p.weight and p.weight + 500 * k.boxes`,
  'boxes that hold several parcels are about three quarters full': `
    with held as (select order_id, count(*) as n, sum(length_mm::float8 * width_mm * height_mm) as v from parcels group by 1),
      boxes as (select shop_id, order_id, count(*) as n, sum(length_mm::float8 * width_mm * height_mm) as v from packages group by 1, 2)
    select from held join boxes using (order_id) where held.n > boxes.n group by shop_id having max(held.v / boxes.v) > 1 or percentile_cont(0.5) within group (order by held.v / boxes.v) not between 0.67 and 0.83`,
  'goods are fetched on the planned day and within its hours': `
    select t.number, t.collected_at from pickup_tasks t join shops s on s.id = t.shop_id
    where t.collected_at is not null and (
      (t.collected_at at time zone s.time_zone)::date <> t.planned_day
      or extract(hour from t.collected_at at time zone s.time_zone) not between
        case t.planned_part when 'morning' then 9 when 'afternoon' then 12 else 18 end
        and case t.planned_part when 'morning' then 11 when 'afternoon' then 17 else 20 end)`,
  'a driver comes on a day after that on which it was asked for, and never on a Sunday': `
    select t.number, t.day from pickup_tasks t join shops s on s.id = t.shop_id
    where (t.created_at at time zone s.time_zone)::date >= t.day or extract(isodow from t.day) = 7`,
  'a pickup ends on its day, and its steps say when': `
    select t.number, x.event from pickup_tasks t join shops s on s.id = t.shop_id
      join transitions x on x.shop_id = t.shop_id and x.noun = 'pickup' and x.subject_id = t.id
    where (x.event = 'collect' and x.at <> t.collected_at) or (x.event = 'plan' and x.at > t.collected_at)
      or (x.event in ('fail', 'arrive', 'cancel') and x.at <> t.ended_at)
      or (x.event = 'fail' and (x.at at time zone s.time_zone)::date <> t.planned_day)`,
  'a forwarding number is one of the carrier of its order': `
    select o.number, r.code, o.forwarding_number from orders o
      join carriers r on r.shop_id = o.shop_id and r.id = o.carrier_id
    where o.forwarding_number <> '' and left(o.forwarding_number, 2) <> case r.code
      when 'KERRY' then 'KR' when 'PANTHER' then 'BP' when 'HCT' then 'HC' when 'FLASH' then 'TH' when 'JNT-MY' then 'JT' end`,
  'the carrier of an order is one of its channel, and the partner that brings it home': `
    select o.number, r.name, c.partner_name from orders o
      join channels c on c.shop_id = o.shop_id and c.id = o.channel_id
      join carriers r on r.shop_id = o.shop_id and r.id = o.carrier_id
    where (o.delivery_type = 2 and r.phone <> c.partner_phone) or not exists (select from channel_carriers x
      where x.shop_id = o.shop_id and x.channel_id = c.id and x.carrier_id = r.id and x.delivery_type = o.delivery_type)`,
  'tracks tell of ships by sea, of flights by air and of borders by road': `
    select c.en, c.mode, e.en from tracking_events e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
      join channels c on c.shop_id = o.shop_id and c.id = o.channel_id
    where (e.en ~ 'Flight' and c.mode <> 'air') or (e.en ~ 'board|port,' and c.mode <> 'sea')
      or (e.en ~ 'border' and c.mode <> 'land')`,
  'what leaves from Yiwu is not tracked in Guangzhou': `
    select e.place from tracking_events e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
      join warehouses w on w.shop_id = o.shop_id and w.id = o.warehouse_id
    where (e.place ~ '廣州|南沙|白雲' and w.code = 'YW') or (e.place ~ '義烏|寧波' and w.code = 'GZ')`,
  'a VIP order declares what its parcels hold': `
    select l.tw, p.goods_name from vip_orders v
      join customs_lines l on l.shop_id = v.shop_id and l.vip_order_id = v.id
      join customs_products c on c.shop_id = l.shop_id and c.id = l.product_id
      join vip_parcels x on x.shop_id = v.shop_id and x.vip_order_id = v.id
      join parcels p on p.shop_id = x.shop_id and p.id = x.parcel_id
    where v.state = 'ordered' and c.goods_type_id <> p.goods_type_id`,
  'a VIP order is placed with its parcels, and declares what they are declared at': `
    select v.number from vip_orders v
      join orders o on o.shop_id = v.shop_id and o.id = v.order_id
      join (select x.shop_id, x.vip_order_id, min(p.forecast_at) as at from vip_parcels x
        join parcels p on p.shop_id = x.shop_id and p.id = x.parcel_id group by 1, 2) g
        on g.shop_id = v.shop_id and g.vip_order_id = v.id
    where date_trunc('second', v.created_at) <> date_trunc('second', g.at)
      or v.declared_minor <> (select sum(quantity * price_minor) from customs_lines l
        where l.shop_id = v.shop_id and l.vip_order_id = v.id)`,
  'a table of VIP orders comes before what was made of it': `
    select i.filename from vip_imports i
      join vip_import_rows r on r.shop_id = i.shop_id and r.import_id = i.id and r.state = 'made'
      join vip_orders v on v.shop_id = r.shop_id and v.id = r.order_id
    where v.created_at not between i.created_at and i.ended_at`,
  'a transfer is reported after it was made, and before it is checked': `
    select transaction_number from bank_transfers where created_at < traded_at or audited_at < created_at`,
  'the demo member’s withdrawals show a picture of their own, which the next one begins with': `
    select w.number from withdrawals w join members m on m.shop_id = w.shop_id and m.id = w.member_id
      join files f on f.shop_id = w.shop_id and f.id = w.account_file_id
    where m.account = 'demo' and (f.member_id <> m.id or f.purpose <> 'withdrawal')`,
  'who declares an order was known when it was placed': `
    select o.number from order_declarers d join orders o on o.shop_id = d.shop_id and o.id = d.order_id
      join declarers x on x.shop_id = d.shop_id and x.id = d.declarer_id where x.created_at > o.created_at`,
  'an order goes to an address that was approved by then': `
    select o.number from orders o join addresses a on a.shop_id = o.shop_id and a.id = o.address_id
    where a.audited_at > o.created_at`,
  'an announcement is read while it is shown': `
    select from announcement_reads r join announcements a on a.shop_id = r.shop_id and a.id = r.announcement_id
    where r.first_opened_at < a.publish_at or r.first_opened_at > a.ends_at`,
  'stock comes in after its product is there, and before it is sold': `
    select m.kind from stock_movements m join product_variants v on v.shop_id = m.shop_id and v.id = m.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id where m.at < p.created_at`,
  'a rate card is written before it is published': `
    select name from rate_cards where published_at < created_at`,
  'who asks where an order is asks of one that is on its way': `
    select o.state from talk_messages m join orders o on o.shop_id = m.shop_id and o.id = m.card_id
    where m.card_kind = 'order' and o.state <> 'awaitingSignature'`,
  'the scale shows another picture than the arrival': `
    select a.file_id from parcel_photos a join parcel_photos b on b.shop_id = a.shop_id and b.file_id = a.file_id
    where a.kind = 'scale' and b.kind = 'receive' limit 1`,
};

test('each shop has an order in three packages with a divided parcel, and a split parcel', async () => {
  const { rows } = await owner.query(`select s.id,
    exists (select from packages k join package_parcels c on c.shop_id = k.shop_id and c.package_id = k.id
      join parcels p on p.shop_id = c.shop_id and p.id = c.parcel_id
      where k.shop_id = s.id and c.pieces < p.goods_count and exists
        (select from packages t where t.shop_id = s.id and t.order_id = k.order_id and t.position = 3)) as divided,
    exists (select from parcels p where p.shop_id = s.id and p.state = 'split') as split from shops s`);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ divided, split }) => !divided || !split)).toEqual([]);
});

/** A query for each feature. It is true for a shop that shows the feature to its demo member. */
const shown: Readonly<Record<string, string>> = {
  'an order of an assistant awaits them': `
    select from assistant_calls c join assistant_grants g on g.shop_id = c.shop_id and g.id = c.grant_id
      join assistant_clients k on k.shop_id = g.shop_id and k.id = g.client_id
    where c.shop_id = s.id and c.member_id = m.id and c.state = 'awaits' and c.amount_minor > 0
      and c.amount_minor <= g.month_most_minor and 'orders.submit' = any(g.scopes)`,
  'a standing order goes to a pickup point with a service': `
    select from standing_orders r where r.shop_id = s.id and r.member_id = m.id
      and r.pickup_point_id is not null and jsonb_array_length(r.services) = 1`,
  'storage costs something, and for a few days only': `
    select from parcels p join warehouses w on w.shop_id = p.shop_id and w.id = p.warehouse_id
    where p.shop_id = s.id and p.member_id = m.id and p.state = 'shelved'
    having bool_or(p.shelved_at < '${now}'::timestamptz - make_interval(days => w.free_storage_days + 1))
      and bool_and(p.shelved_at >= '${now}'::timestamptz - make_interval(days => w.free_storage_days + 3))`,
  'customs charged more, less and as much as was estimated': `
    select from duty_charges c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
    where c.shop_id = s.id and o.member_id = m.id
      and o.duty_estimate ->> 'kind' = 'estimate' and (o.duty_estimate ->> 'totalMinor')::int > 0
    having count(distinct sign(round((c.charged_minor - (o.duty_estimate ->> 'totalMinor')::int) / 100.0))) = 3`,
  'a price ended before it was paid, where prices hold': `
    select where s.code <> 'siam' or exists (
      select from order_holds h join orders o on o.shop_id = h.shop_id and o.id = h.order_id
      where h.shop_id = s.id and o.member_id = m.id and o.state = 'awaitingPayment' and o.bill_total_minor is null
        and h.until_at < '${now}')`,
  'a higher price awaits their answer, where prices hold': `
    select where s.code <> 'siam' or exists (
      select from order_holds h join orders o on o.shop_id = h.shop_id and o.id = h.order_id
      where h.shop_id = s.id and o.member_id = m.id and h.answer = 'open')`,
};

test.each(Object.entries(shown))('the demo member sees that %s', async (_, sql) => {
  const { rows } = await owner.query(`select s.code from shops s
    join members m on m.shop_id = s.id and m.account = 'demo' where not exists (${sql})`);
  expect(rows).toEqual([]);
});

test.each(Object.entries(contradictions))('%s', async (_, sql) => {
  const { rows } = await owner.query(`${sql.trim()}`);
  expect(rows.slice(0, 5)).toEqual([]);
});
