import { refuse } from '@crossdock/contract/refusals.ts';
import { standingLimits } from '@crossdock/domain/standingOrders/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { endQuestions } from './outcomes.store.ts';
import { ruleProblem } from './ruleProblem.ts';
import { addRule, changeRule, lockRulesOf, ruleOf } from './rules.store.ts';

/** Saves a rule. Every change turns it off, because the member tried and accepted a different rule. */
export const saveStandingOrder: Handler<'saveStandingOrder'> = async (tx, actor, { id, ...rule }) => {
  const { memberId } = actor;
  const { parcels, weightG, freeDaysLeft } = rule;
  if (parcels === null && weightG === null && freeDaysLeft === null)
    return refuse('standing.noCondition', {}, 'parcels');
  const has = await lockRulesOf(tx, memberId);
  if (id !== undefined && !(await ruleOf(tx, memberId, id))) return refuse('row.notFound');
  if (id === undefined && has >= standingLimits.rules)
    return refuse('standing.tooMany', { most: standingLimits.rules });
  const unfit = await ruleProblem(tx, actor, rule);
  if (unfit) return unfit;
  if (id === undefined) {
    const added = { id: newId(), memberId };
    await addRule(tx, { ...added, ...rule });
    return { id: added.id };
  }
  const off = { running: false, triedAt: null, startedAt: null, startedTo: '', lookedAt: null };
  await changeRule(
    tx,
    { id, memberId },
    {
      ...{ ...rule, ...off, obstacle: '', changedAt: tx.now },
      services: JSON.stringify(rule.services),
    },
  );
  await endQuestions(tx, { id }, { gone: false });
  return { id };
};
