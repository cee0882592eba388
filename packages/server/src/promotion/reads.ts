import { refuse } from '@crossdock/contract/refusals.ts';
import { maskedName } from '@crossdock/domain/promotion/rules.ts';
import { findMemberBySimpleCode } from '../members/store.ts';
import type { Handler } from '../platform/handler.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { listAllEarnings } from './desk.store.ts';
import { referralPairOf } from './deskView.ts';
import { findPossibleDuplicates } from './possibleDuplicates.store.ts';
import { sharingProofsOf } from './shares.store.ts';
import { sharingProofOf } from './shareView.ts';
import { earningsOf, referralsOf } from './store.ts';
import { earningOf, referralOf } from './view.ts';

/** Codes are short, so trying many is limited. */
const perAddress: ThrottleLimit = { bucket: 'invitation-ip', max: 120, windowSeconds: 3_600 };

export const getInvitation: Handler<'getInvitation'> = async (tx, actor, input) => {
  const wait = await enforceRateLimit(tx, perAddress, throttleKeyOfIp(actor.ip));
  if (wait) return wait;
  const referrer = await findMemberBySimpleCode(tx, input.code.toUpperCase());
  if (referrer === undefined) return refuse('member.inviteInvalid', {}, 'code');
  return { name: maskedName(referrer.name) };
};

export const listEarnings: Handler<'listEarnings'> = async (tx, actor, input) => {
  const page = await earningsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map(earningOf) };
};

export const listMyShares: Handler<'listMyShares'> = async (tx, actor, input, services) => {
  const page = await sharingProofsOf(tx, actor.memberId, input);
  return {
    ...page,
    list: page.list.map((row) => sharingProofOf(row, actor.lang, services.config.APP_SECRET, tx.now)),
  };
};

export const listPromotionEarnings: Handler<'listPromotionEarnings'> = async (tx, actor, input) => {
  const page = await listAllEarnings(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const alike = await findPossibleDuplicates(
    tx,
    page.list.map((row) => ({ memberId: row.memberId, friendId: row.referredMemberId })),
  );
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      at: row.createdAt,
      ...referralPairOf(row, row.referredMemberId),
      alike: alike({ memberId: row.memberId, friendId: row.referredMemberId }),
    })),
  };
};

export const listReferrals: Handler<'listReferrals'> = async (tx, actor, input) => {
  const page = await referralsOf(tx, actor.memberId, input);
  return { ...page, list: page.list.map(referralOf) };
};
