import type { couponIssueOutcomes } from '@crossdock/contract/coupons/calls.ts';
import { isRefusal, type Refusal, type RefusalCode } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { closedCouponRefusal } from './change.ts';
import { membersByAccount } from './desk.store.ts';
import { giveToMany } from './give.store.ts';

type Outcome = (typeof couponIssueOutcomes)[number];

/** Gives a coupon to members; to none if the coupon's number is not enough for all. */
export const issueCoupon: Handler<'issueCoupon'> = async (tx, actor, input) => {
  if (input.to !== 'accounts') {
    const given = await giveToMany(tx, actor, input.id, input.to === 'level' ? { level: input.level } : {});
    return isRefusal(given)
      ? closed(tx, actor, input.id, given)
      : { given: given.memberIds.length, lines: [] };
  }
  const names = input.accounts.map((account) => account.toLowerCase());
  const members = new Map(
    (await membersByAccount(tx, [...new Set(names)])).map((row) => [row.account.toLowerCase(), row]),
  );
  const memberIds = [...members.values()].map(({ id }) => id);
  const given = await giveToMany(tx, actor, input.id, { memberIds });
  if (isRefusal(given)) return closed(tx, actor, input.id, given);
  const lucky = new Set(given.memberIds);
  const lines = input.accounts.map((account, at) => {
    const name = names[at] ?? '';
    const member = members.get(name);
    const outcome: Outcome = names.indexOf(name) < at ? 'twice' : outcomeOf(member, lucky);
    return { account, outcome };
  });
  return { given: lucky.size, lines };
};

async function closed<Code extends RefusalCode>(tx: Tx, actor: Staff, id: string, refusal: Refusal<Code>) {
  const awaited = await findAwaitedApprovals(tx, actor, 'coupon', [id]);
  return closedCouponRefusal(refusal, awaited(id) !== null);
}

function outcomeOf(member: { id: string; status: string } | undefined, lucky: ReadonlySet<string>): Outcome {
  if (member === undefined) return 'unknown';
  if (lucky.has(member.id)) return 'given';
  return member.status === 'active' ? 'limitReached' : 'disabled';
}
