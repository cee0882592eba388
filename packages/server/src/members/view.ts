import type { MemberInfo } from '@crossdock/contract/members/calls.ts';
import type { Theme } from '@crossdock/contract/shops/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { dialled } from '../platform/phoneNumbers.ts';
import type { MemberListRow } from './staffMembers.store.ts';
import type { MemberRow, relationsOf } from './store.ts';

type Relations = Awaited<ReturnType<typeof relationsOf>>;
type Sex = 'male' | 'female' | null;

export function avatarOf(member: MemberRow, secret: string, now: string): string | null {
  if (member.avatar_file_id === null) return null;
  return fileUrl(secret, member.shop_id, member.avatar_file_id, 'thumb', now);
}

/** The two channels, each said both ways: by its id's absence and by its state (specification, section 3). */
export function boundStatesOf(bindings: readonly { provider: 'line' | 'wechat' }[]) {
  const [line, wechat] = (['line', 'wechat'] as const).map((name) =>
    bindings.some(({ provider }) => provider === name),
  ) as [boolean, boolean];
  return {
    lineNoIsNull: !line,
    openIdIsNull: !wechat,
    messengerBound: line,
    officialAccountBound: wechat,
  };
}

function careTakerOf(relations: Relations, as: 'service' | 'sales') {
  const name = relations?.[`${as}_name`];
  if (!name) return null;
  return {
    name,
    phone: relations[`${as}_phone`] ?? '',
    messenger: relations[`${as}_messenger`] ?? '',
  };
}

/** `owned` comes from the parts that keep it. */
export function memberInfoOf(
  member: MemberRow,
  relations: Relations,
  owned: { readonly balance: number; readonly integral: number; readonly coupon: number },
  acting: { staffName: string } | null,
  { lang, secret, now }: { readonly lang: Lang; readonly secret: string; readonly now: string },
): Omit<MemberInfo, keyof ReturnType<typeof boundStatesOf>> {
  return {
    id: member.id,
    account: member.account,
    name: member.name,
    nickname: member.nickname,
    areaCode: member.area_code,
    phone: member.phone,
    mobile: dialled(member.area_code, member.phone),
    email: member.email,
    birthday: member.birthday,
    sex: member.sex as Sex,
    level: member.level,
    levelName: relations?.[`level_${lang}`] ?? null,
    icorul: avatarOf(member, secret, now),
    balance: owned.balance,
    integral: owned.integral,
    coupon: owned.coupon,
    whatsapp: member.whatsapp,
    facebook: member.facebook,
    lineaccount: member.line_account,
    simple_code: member.simple_code,
    referrer: relations?.referrer ?? null,
    registerSource: member.register_source,
    randomName: member.random_name,
    exclusiveService: careTakerOf(relations, 'service'),
    salesperson: careTakerOf(relations, 'sales'),
    defaultPickupPointId: member.default_pickup_point_id,
    theme: member.theme as Theme | null,
    lang: member.lang as Lang,
    createdAt: member.created_at,
    acting,
  };
}

export function memberRowOf(row: Omit<MemberListRow, 'parcels_in_house' | 'orders_open'>) {
  return {
    id: row.id,
    account: row.account,
    name: row.name,
    areaCode: row.area_code,
    phone: row.phone,
    email: row.email,
    level: row.level,
    status: row.status as 'active' | 'disabled',
    alias: row.random_name,
    balanceMinor: row.balance_minor,
    createdAt: row.created_at,
  };
}

export function listedMemberOf(row: MemberListRow) {
  return { ...memberRowOf(row), parcelsInHouse: row.parcels_in_house, ordersOpen: row.orders_open };
}

interface Around {
  readonly relations: Relations;
  readonly balance: { readonly balanceMinor: number; readonly heldMinor: number };
  readonly counts: Record<string, number>;
  readonly sessions: number;
  readonly bindings: readonly { readonly provider: 'line' | 'wechat'; readonly display_name: string }[];
  readonly steps: readonly {
    event: string;
    from_state: string | null;
    to_state: string;
    at: string;
    staff_name: string | null;
    why: string;
  }[];
}

function staffNameOf(relations: Relations, as: 'service' | 'sales') {
  const staffId = relations?.[`${as}_id`];
  return staffId ? { staffId, name: relations[`${as}_name`] ?? '' } : null;
}

export function memberDetailOf(member: MemberRow, around: Around, secret: string, now: string) {
  return {
    ...memberRowOf({ ...member, balance_minor: around.balance.balanceMinor }),
    nickname: member.nickname,
    avatar: avatarOf(member, secret, now),
    simpleCode: member.simple_code,
    randomName: member.random_name,
    sex: member.sex as Sex,
    birthday: member.birthday,
    whatsapp: member.whatsapp,
    facebook: member.facebook,
    lineAccount: member.line_account,
    referrer: around.relations?.referrer ?? null,
    registerSource: member.register_source,
    lang: member.lang,
    theme: member.theme,
    service: staffNameOf(around.relations, 'service'),
    sales: staffNameOf(around.relations, 'sales'),
    heldMinor: around.balance.heldMinor,
    sessions: around.sessions,
    bindings: around.bindings.map(({ provider, display_name }) => ({ provider, name: display_name })),
    counts: around.counts,
    steps: around.steps.map(({ event, from_state, to_state, at, staff_name, why }) => ({
      event,
      from: from_state,
      to: to_state,
      at,
      staffName: staff_name,
      why,
    })),
  };
}
