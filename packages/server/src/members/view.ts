import type { MemberInfo } from '@crossdock/contract/members/calls.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { MemberStep } from '@crossdock/domain/members/history.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { MailBounce } from '../platform/mailBounces.store.ts';
import { phoneForDisplay } from '../platform/phoneNumbers.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import type { MemberListRow } from './staffMembers.store.ts';
import type { MemberRow, memberRelations } from './store.ts';

type Relations = Awaited<ReturnType<typeof memberRelations>>;
function avatarOf(member: MemberRow, secret: string, now: string): string | null {
  if (member.avatarFileId === null) return null;
  return fileUrl(secret, member.shopId, member.avatarFileId, 'thumb', now);
}

/**
 * The state of the LINE and WeChat bindings. The product specification (section 3) expresses each twice: by a missing
 * id and by a state.
 */
export function boundStatesOf(bindings: readonly { provider: 'line' | 'wechat' }[]) {
  const isBound = (name: 'line' | 'wechat') => bindings.some(({ provider }) => provider === name);
  const [line, wechat] = [isBound('line'), isBound('wechat')];
  return {
    lineNoIsNull: !line,
    openIdIsNull: !wechat,
    messengerBound: line,
    officialAccountBound: wechat,
  };
}

const levelIn = { zh: 'levelZh', tw: 'levelTw', en: 'levelEn' } as const;

function careTakerOf(relations: Relations, as: 'service' | 'sales') {
  const name = relations?.[`${as}Name`];
  if (!name) return null;
  return {
    name,
    phone: relations[`${as}Phone`] ?? '',
    messenger: relations[`${as}Messenger`] ?? '',
  };
}

/** All fields except the password hash. */
function known({ passwordHash: _, ...member }: MemberRow) {
  return member;
}

/**
 * A member's information as the API answers it. The caller reads `owned` from the wallet, the points and the coupons.
 */
export function memberInfoOf(
  member: MemberRow,
  relations: Relations,
  owned: { readonly balance: number; readonly integral: number; readonly coupon: number },
  standing: Pick<MemberInfo, 'vip' | 'offers' | 'acting'>,
  { lang, secret, now }: { readonly lang: Lang; readonly secret: string; readonly now: string },
): Omit<MemberInfo, keyof ReturnType<typeof boundStatesOf>> {
  return {
    ...known(member),
    mobile: phoneForDisplay(member.areaCode, member.phone),
    passwordSet: member.passwordHash !== unusablePasswordHash,
    levelName: relations?.[levelIn[lang]] ?? null,
    icorul: avatarOf(member, secret, now),
    balance: owned.balance,
    integral: owned.integral,
    coupon: owned.coupon,
    lineaccount: member.lineAccount,
    simple_code: member.simpleCode,
    referrer: relations?.referrer ?? null,
    exclusiveService: careTakerOf(relations, 'service'),
    salesperson: careTakerOf(relations, 'sales'),
    ...standing,
  };
}

function memberRowOf(row: Omit<MemberListRow, 'parcelsInHouse' | 'ordersOpen'>) {
  return {
    ...row,
    alias: row.randomName,
  };
}

export function listedMemberOf(row: MemberListRow) {
  return { ...memberRowOf(row), parcelsInHouse: row.parcelsInHouse, ordersOpen: row.ordersOpen };
}

interface Around {
  readonly bounce: MailBounce | undefined;
  readonly relations: Relations;
  readonly balance: { readonly balanceMinor: number; readonly heldMinor: number };
  readonly counts: Record<string, number>;
  readonly sessions: number;
  readonly bindings: readonly {
    readonly provider: 'line' | 'wechat';
    readonly displayName: string;
    readonly friend: boolean | null;
  }[];
  readonly steps: readonly {
    event: MemberStep;
    fromState: string | null;
    toState: string;
    at: string;
    staffName: string | null;
    why: string;
  }[];
}

function staffNameOf(relations: Relations, as: 'service' | 'sales') {
  const staffId = relations?.[`${as}Id`];
  return staffId ? { staffId, name: relations[`${as}Name`] ?? '' } : null;
}

export function memberDetailOf(member: MemberRow, around: Around, secret: string, now: string) {
  return {
    ...known(member),
    ...memberRowOf({ ...known(member), balanceMinor: around.balance.balanceMinor }),
    avatar: avatarOf(member, secret, now),
    referrer: around.relations?.referrer ?? null,
    service: staffNameOf(around.relations, 'service'),
    sales: staffNameOf(around.relations, 'sales'),
    heldMinor: around.balance.heldMinor,
    sessions: around.sessions,
    bindings: around.bindings.map(({ provider, displayName, friend }) => ({
      provider,
      name: displayName,
      friend,
    })),
    mailBounce: around.bounce ? { bouncedAt: around.bounce.bouncedAt, reason: around.bounce.reason } : null,
    counts: around.counts,
    steps: around.steps.map(({ event, fromState, toState, at, staffName, why }) => ({
      event,
      from: fromState,
      to: toState,
      at,
      staffName,
      why,
    })),
  };
}
