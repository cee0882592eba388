import { lang } from '@crossdock/contract/wire/values.ts';
import { channelsOf, isNoticeEvent, type NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { insertRows } from '@crossdock/server/platform/bulk.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoBase } from './base.ts';
import { insertTables } from './insertTables.ts';
import { type NoticeRecipient, noticeDeliveries } from './noticeDeliveries.ts';
import { Random } from './random.ts';
import type { DemoShop } from './shops.ts';
import { day, hour, iso } from './times.ts';

interface NoticesOf extends DemoBase {
  readonly shop: DemoShop;
  readonly shopId: string;
  readonly now: number;
}

const toldDays = 10;

/** The demo member's browser. Its push address reaches nobody. */
const browser = {
  endpoint: 'https://push.example/demo',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};

/** Inserts the notices of the last days with their channels and delivery outcomes, and the shop's own notice texts. */
export async function seedNotices(tx: Tx, of: NoticesOf): Promise<void> {
  // Uses its own random numbers, so that a change here does not alter the other demo data.
  const random = new Random(48_000 + of.members.length);
  const pushId = await insertWishes(tx, random, of);
  const told = [...(await happened(tx, of)), ...ofTheFirst(of)].sort((a, b) => a.at - b.at);
  const people = await reached(tx, pushId);
  const notices = told.flatMap((one) => {
    const to = people.get(one.memberId);
    const channels = channelsOf(of.shop.settings.notices ?? {}, one.event);
    return to === undefined ? [] : [{ ...one, to, channels, id: random.idAt(one.at) }];
  });
  await insertRows(
    tx,
    'notifications',
    notices.map(({ id, memberId, event, subjectId, params, channels, at }) => ({
      ...{ shopId: of.shopId, id, memberId, event, subjectId, params, channels: [...channels] },
      listed: channels.includes('app'),
      createdAt: iso(at),
      // Notices older than two days are read, most newer ones are not.
      readAt: of.now - at > 2 * day || random.chance(0.2) ? iso(Math.min(at + hour, of.now)) : null,
      toldAt: iso(at),
    })),
  );
  const { shop, shopId, now } = of;
  const fates = notices.map((notice) => noticeDeliveries(random, { shop, shopId, now }, notice));
  await insertTables(tx, {
    outgoingMessages: fates.flatMap(({ messages }) => messages),
    outbox: fates.flatMap(({ outbox }) => outbox),
    noticeWays: fates.flatMap(({ ways }) => ways),
  });
}

/**
 * Inserts the demo member's notice settings and browser, another member's daily summary, and the shop's own texts.
 * Returns the browser's id.
 */
async function insertWishes(tx: Tx, random: Random, { shop, shopId, members, staffIds, now }: NoticesOf) {
  const [first, second] = [members[0]?.id ?? '', members[1]?.id ?? ''];
  const at = iso(now - 20 * day);
  const none = { quietFrom: null, quietUntil: null, digestAt: null, timeZone: null, updatedAt: at };
  await insertRows(tx, 'noticeWishes', [
    { ...none, shopId, memberId: first, off: ['coupon.push'], quietFrom: 22 * 60, quietUntil: 8 * 60 },
    { ...none, shopId, memberId: second, off: [], digestAt: 9 * 60 },
  ]);
  const id = random.idAt(now - 20 * day);
  await insertRows(tx, 'pushSubscriptions', [
    { ...browser, shopId, id, memberId: first, createdAt: at, seenAt: iso(now - day) },
  ]);
  const words = (lang: string, title: string, text: string) => ({
    ...{ shopId, event: 'order.ship', lang, title, text },
    ...{ updatedAt: at, updatedBy: staffIds.owner },
  });
  await insertRows(tx, 'noticeTemplates', [
    shop.lang === 'tw'
      ? words('tw', '出發囉', '{shop}：訂單 {number} 已從倉庫出發，可在訂單頁追蹤位置。')
      : words('zh', '已发货', '{shop}：订单 {number} 已从仓库发出，可在订单页查看位置。'),
    words('en', 'On its way', '{shop}: order {number} has left the warehouse. Follow it on its page.'),
  ]);
  return id;
}

interface Told {
  readonly memberId: string;
  readonly event: NoticeEvent;
  readonly subjectId: string | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: number;
}

/**
 * The notices that the product would have sent about members' orders, parcels and problems, for events that the
 * members did not cause themselves.
 */
async function happened(tx: Tx, { now }: NoticesOf): Promise<Told[]> {
  const { rows } = await tx.raw(
    `select t.noun, t.event, t.subject_id as "subjectId", t.at, owned.member_id as "memberId", owned.number,
       owned.amount as "amountMinor", owned.note
     from transitions t
     join (select 'order' as noun, id, member_id, number, bill_total_minor as amount, '' as note from orders where shop_id = $1
       union all select 'parcel', id, member_id, bill_code, null, '' from parcels where shop_id = $1
       union all select 'problem', one.id, p.member_id, p.bill_code, null, one.description from problem_pieces one
         join parcels p on p.shop_id = one.shop_id and p.id = one.parcel_id where one.shop_id = $1
     ) owned on owned.noun = t.noun and owned.id = t.subject_id
     where t.shop_id = $1 and t.at > $2 and owned.member_id is not null and t.member_id is null
     order by t.at`,
    [tx.shopId, iso(now - toldDays * day)],
  );
  return rows.flatMap((row) => {
    const { noun, event: step, number, amountMinor, note, memberId, subjectId, at } = row;
    const event = `${noun}.${step}`;
    if (!isNoticeEvent(event)) return [];
    const params: Record<string, string | number> = {
      number: String(number),
      reason: '',
      note: String(note),
    };
    if (amountMinor !== null) params.amountMinor = Number(amountMinor);
    return {
      ...{ event, params, memberId: String(memberId), subjectId: String(subjectId) },
      at: new Date(String(at)).getTime(),
    };
  });
}

/** Notices for the demo member of kinds that `happened` does not return, one of each kind. */
function ofTheFirst({ members, now, shop }: NoticesOf): Told[] {
  const memberId = members[0]?.id ?? '';
  const coin = shop.currency === 'TWD' ? 100 : 10;
  const coupon = { zh: '满额抵扣', tw: '滿額折抵', en: 'Off your order' };
  const told = (hours: number, event: NoticeEvent, params: Told['params']): Told => ({
    ...{ memberId, event, params, subjectId: null, at: now - hours * hour },
  });
  return [
    told(170, 'identity.approve', {}),
    told(120, 'balance.topUp', { amountMinor: 1_000 * coin }),
    told(96, 'adjustment.approve', { amountMinor: 50 * coin, reason: '補償延誤' }),
    told(51, 'balance.earn', { amountMinor: 18 * coin }),
    told(30, 'points.given', { points: 20, reason: '分享活動' }),
    told(20, 'coupon.ending', { ...coupon, days: 3 }),
    told(9, 'balance.refund', { amountMinor: 32 * coin, number: 'CD7K2M94XQ' }),
  ];
}

/** Members' contact data: account, LINE id and browser. */
async function reached(tx: Tx, pushId: string): Promise<Map<string, NoticeRecipient>> {
  const { rows } = await tx.raw(
    `select m.id, m.email, m.lang, line.subject as "lineId",
       case when exists (select from push_subscriptions p where p.shop_id = $1 and p.member_id = m.id) then $2 end as "pushId",
       exists (select from notice_wishes w where w.shop_id = $1 and w.member_id = m.id and digest_at is not null) as gathers
     from members m left join messenger_bindings line
       on line.shop_id = $1 and line.member_id = m.id and line.provider = 'line'
     where m.shop_id = $1`,
    [tx.shopId, pushId],
  );
  const text = (value: unknown) => (value === null ? null : String(value));
  return new Map(
    rows.map(({ id, email, lang: read, lineId, pushId: push, gathers }) => [
      String(id),
      {
        ...{ email: String(email), lang: lang.catch('tw').parse(read) },
        ...{ lineId: text(lineId), pushId: text(push), gathers: gathers === true },
      },
    ]),
  );
}
