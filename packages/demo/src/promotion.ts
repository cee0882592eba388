import { referralEarning } from '@crossdock/domain/promotion/rules.ts';
import type { PromotionSettings } from '@crossdock/domain/shops/settings.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import type { DemoMembersAndOrders } from './base.ts';
import type { MoneyMovement } from './book.ts';
import { insertTables } from './insertTables.ts';
import { stepTime } from './life.ts';
import type { DemoMember } from './people.ts';
import type { Random } from './random.ts';
import { day, hour, iso } from './times.ts';

export interface PromotionInput extends DemoMembersAndOrders {
  readonly settings: PromotionSettings;
  readonly supportId: string;
  readonly pictureIds: readonly string[];
}

interface Referral {
  readonly member: DemoMember;
  readonly friend: DemoMember;
}

export interface DemoPromotion {
  readonly referrals: readonly Referral[];
  readonly earnings: Record<string, unknown>[];
  readonly shares: Record<string, unknown>[];
  readonly entries: MoneyMovement[];
}

/** Invited friends, earnings from their freight, shared posts in every state, and transfers to the balance. */
export function demoPromotion(random: Random, of: PromotionInput): DemoPromotion {
  const referrals = invited(of.members);
  const made: DemoPromotion = { referrals, earnings: [], shares: [], entries: [] };
  for (const referral of referrals) earnOn(random, of, referral, made);
  for (const one of told) share(random, of, one, made);
  move(of, made);
  return made;
}

/** The demo member and a few others invited friends. A friend's account is always the newer one. */
function invited(members: readonly DemoMember[]): Referral[] {
  return members.flatMap((friend, at) => {
    const member = members[at % 5 === 2 ? 0 : at % 7 === 3 ? 1 + (at % 4) : -1];
    return member !== undefined && member.since + 7 * day < friend.since ? [{ member, friend }] : [];
  });
}

function earnOn(random: Random, of: PromotionInput, { member, friend }: Referral, made: DemoPromotion): void {
  for (const one of of.trades) {
    if (one.member !== friend || one.billed === null) continue;
    const at = one.order.cashOnDelivery ? stepTime(one.order, 'sign') : stepTime(one.order, 'pay');
    const freight = one.billed.lines
      .filter(({ kind }) => kind === 'freight' || kind === 'coupon')
      .reduce((sum, line) => sum + line.amountMinor, 0);
    const amountMinor = referralEarning(Math.max(0, freight), of.settings.rateBp);
    if (at === undefined || amountMinor === 0) continue;
    const id = random.idAt(at);
    made.earnings.push({
      shopId: of.shopId,
      id,
      memberId: member.id,
      referredMemberId: friend.id,
      orderId: one.order.id,
      freightMinor: freight,
      rateBp: of.settings.rateBp,
      amountMinor,
      createdAt: iso(at),
    });
    made.entries.push({
      at,
      from: { kind: 'promotion' },
      to: { kind: 'memberEarnings', memberId: member.id },
      amountMinor,
      kind: 'promotionReward',
      earningId: id,
    });
  }
}

interface Told {
  readonly who: number;
  readonly state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  readonly platform: string;
  readonly hoursAgo: number;
  readonly note?: string;
  readonly reason?: string;
  /** A post in a closed group, whose address staff cannot open. */
  readonly closed?: boolean;
}

const told: readonly Told[] = [
  { who: 0, state: 'approved', platform: 'facebook', hoursAgo: 2_000, note: '代購社團的經驗分享' },
  {
    who: 0,
    state: 'rejected',
    platform: 'instagram',
    hoursAgo: 900,
    reason: '截圖看不到推廣連結，請重新截圖',
  },
  { who: 0, state: 'approved', platform: 'line', hoursAgo: 420, note: '公司團購群組', closed: true },
  { who: 0, state: 'withdrawn', platform: 'threads', hoursAgo: 200 },
  { who: 0, state: 'pending', platform: 'xiaohongshu', hoursAgo: 6, note: '集運開箱筆記' },
  { who: 1, state: 'approved', platform: 'youtube', hoursAgo: 700, note: '開箱影片說明欄' },
  { who: 3, state: 'pending', platform: 'facebook', hoursAgo: 31, note: '媽媽社團' },
  { who: 6, state: 'pending', platform: 'forum', hoursAgo: 22 },
  { who: 9, state: 'rejected', platform: 'other', hoursAgo: 300, reason: '貼文已刪除' },
  { who: 12, state: 'pending', platform: 'line', hoursAgo: 14, note: '大學同學群', closed: true },
  { who: 4, state: 'approved', platform: 'instagram', hoursAgo: 150 },
  { who: 17, state: 'pending', platform: 'tiktok', hoursAgo: 3 },
];

const auditedAfter = 5 * hour;

function share(random: Random, of: PromotionInput, one: Told, made: DemoPromotion): void {
  const member = of.members[one.who];
  const at = of.now - one.hoursAgo * hour;
  if (member === undefined || at < member.since) return;
  const id = random.idAt(at);
  const audited = one.state === 'approved' || one.state === 'rejected';
  const rewardMinor = one.state === 'approved' ? of.settings.shareRewardMinor : 0;
  made.shares.push({
    shopId: of.shopId,
    id,
    memberId: member.id,
    platform: one.platform,
    link: one.closed ? '' : `https://example.com/${one.platform}/${random.digits(10)}`,
    note: one.note ?? '',
    fileIds: [...new Set([random.pick(of.pictureIds), random.pick(of.pictureIds)])],
    state: one.state,
    rejectReason: one.reason ?? '',
    rewardMinor,
    auditedBy: audited ? of.supportId : null,
    auditedAt: audited ? iso(at + auditedAfter) : null,
    createdAt: iso(at),
  });
  if (rewardMinor > 0)
    made.entries.push({
      at: at + auditedAfter,
      from: { kind: 'promotion' },
      to: { kind: 'memberEarnings', memberId: member.id },
      amountMinor: rewardMinor,
      kind: 'shareReward',
      shareId: id,
      staffId: of.supportId,
    });
}

/** The demo member moved half of the earnings to the balance some time ago. */
function move({ members, now }: PromotionInput, made: DemoPromotion): void {
  const [member] = members;
  const at = now - 40 * day;
  if (member === undefined) return;
  const account = { kind: 'memberEarnings', memberId: member.id } as const;
  const earned = made.entries
    .filter(({ to, at: when }) => when < at && 'memberId' in to && to.memberId === member.id)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const amountMinor = Math.floor(earned / 200) * 100;
  if (amountMinor === 0) return;
  made.entries.push({
    at,
    from: account,
    to: { kind: 'memberBalance', memberId: member.id },
    amountMinor,
    kind: 'earningsMoved',
  });
}

export async function insertPromotion(tx: Tx, { referrals, earnings, shares }: DemoPromotion): Promise<void> {
  await tx.raw(
    `update members set referrer_id = pair.member_id, register_source = 'invitation'
     from unnest($2::uuid[], $3::uuid[]) as pair (member_id, friend_id)
     where members.shop_id = $1 and members.id = pair.friend_id`,
    [tx.shopId, referrals.map(({ member }) => member.id), referrals.map(({ friend }) => friend.id)],
  );
  await alike(tx, referrals);
  await insertTables(tx, {
    promotionEarnings: earnings,
    shares,
  });
}

/** One friend has the referrer's address and identity document, so that staff find a suspicious pair. */
async function alike(tx: Tx, referrals: readonly Referral[]): Promise<void> {
  const [newcomer] = referrals;
  const pair = referrals.find(
    ({ member, friend }) => member !== newcomer?.member && member.region === friend.region,
  );
  if (pair === undefined) return;
  await tx.raw(
    `update addresses set detail = theirs.detail, zip = theirs.zip, city = theirs.city, province = theirs.province,
       area_id = theirs.area_id, id_number = theirs.id_number
     from addresses theirs
     where addresses.shop_id = $1 and addresses.id = $2 and theirs.shop_id = $1 and theirs.id = $3`,
    [tx.shopId, pair.friend.addressId, pair.member.addressId],
  );
}
