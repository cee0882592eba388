import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { ruleDestination } from './destination.ts';
import { ruleProblem } from './ruleProblem.ts';
import { changeRule, lockRule } from './rules.store.ts';

/**
 * Turns a rule on. The member must have tried the rule since its last change, and must have seen this version of it.
 */
export const startStandingOrder: Handler<'startStandingOrder'> = async (tx, actor, input) => {
  const rule = await lockRule(tx, input.id);
  if (rule?.memberId !== actor.memberId) return refuse('row.notFound');
  if (rule.changedAt !== input.changedAt) return refuse('row.changed');
  if (rule.triedAt === null) return refuse('standing.notTried');
  const unfit = await ruleProblem(tx, actor, rule);
  if (unfit) return unfit;
  const destination = await ruleDestination(tx, actor, rule);
  if (isRefusal(destination)) return destination;
  await changeRule(tx, rule, {
    ...{ running: true, startedAt: tx.now, startedTo: destination.mark },
    ...{ lookedAt: null, obstacle: '' },
  });
  return { done: true };
};
