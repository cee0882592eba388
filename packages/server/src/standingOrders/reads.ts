import { standingLimits } from '@crossdock/domain/standingOrders/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { listOpenQuestions, listRuleOutcomes } from './outcomes.store.ts';
import { rulesOf } from './rules.store.ts';
import { actView, ruleView } from './view.ts';

export const listStandingActs: Handler<'listStandingActs'> = async (tx, actor, asked) => {
  const { list, ...page } = await listRuleOutcomes(tx, actor.memberId, asked);
  return { list: list.map((row) => actView(row, actor, tx.now)), ...page };
};

export const listStandingOrders: Handler<'listStandingOrders'> = async (tx, actor) => {
  const [rules, asked] = await Promise.all([
    rulesOf(tx, actor.memberId),
    listOpenQuestions(tx, actor.memberId),
  ]);
  return {
    list: rules.map((rule) => ruleView(rule, actor)),
    most: standingLimits.rules,
    asked: asked.map((act) => actView(act, actor, tx.now)),
  };
};
