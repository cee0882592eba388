import { type RefusalCode, refusalMessage, refusals } from '@crossdock/contract/refusals.ts';
import { causeSentence, standingSentence } from '@crossdock/contract/standingOrders/texts.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { isRevocable } from '@crossdock/domain/standingOrders/rules.ts';
import { z } from 'zod';
import type { Member } from '../platform/scope.ts';
import type { NewAct, StandingActRow } from './outcomes.store.ts';
import type { RuleRow } from './rules.store.ts';

type Act = Output<'listStandingActs'>['list'][number];
type Rule = Output<'listStandingOrders'>['list'][number];

/** The reason why the rule was due, as a sentence. */
export const ruleCauseText = (
  act: Pick<NewAct, 'dueBy' | 'weightG' | 'freeDaysLeft' | 'since' | 'parcelIds'>,
  lang: Lang,
  timeZone: string,
): string =>
  causeSentence(lang, {
    ...{ dueBy: act.dueBy, weightG: act.weightG, freeDaysLeft: act.freeDaysLeft },
    ...{ parcelCount: act.parcelIds.length, sinceDay: dateIn(act.since, timeZone) },
  });

/** The rule as a sentence. */
export const ruleSentenceOf = (rule: RuleRow, { lang, shop }: Pick<Member, 'lang' | 'shop'>): string =>
  standingSentence(lang, {
    ...rule,
    currency: shop.currency,
    lane: rule[lang],
    consignee: rule.place ?? '',
    region: [rule.province, rule.city].filter(Boolean).join(lang === 'en' ? ', ' : ''),
  });

const params = z.record(z.string(), z.union([z.string(), z.number()])).catch({});
const isCode = (code: string): code is RefusalCode => hasKey(refusals, code);

export const ruleView = (rule: RuleRow, actor: Pick<Member, 'lang' | 'shop'>): Rule => ({
  ...{ id: rule.id, parcels: rule.parcels, weightG: rule.weightG, weightBy: rule.weightBy },
  ...{ freeDaysLeft: rule.freeDaysLeft, addressId: rule.addressId, channelId: rule.channelId },
  ...{ pickupPointId: rule.pickupPointId, insured: rule.insured, services: [...rule.services] },
  ...{ declarerId: rule.declarerId, limitMinor: rule.limitMinor, asksFirst: rule.asksFirst },
  sentence: ruleSentenceOf(rule, actor),
  running: rule.running,
  tried: rule.triedAt !== null,
  changedAt: rule.changedAt,
  obstacle: {
    error: rule.running ? rule.obstacle : '',
    message:
      rule.running && isCode(rule.obstacle)
        ? refusalMessage({ refused: rule.obstacle, params: params.parse(rule.obstacleParams) }, actor.lang)
        : '',
  },
});

export const actView = (
  row: StandingActRow,
  { lang, shop }: Pick<Member, 'lang' | 'shop'>,
  now: string,
): Act => ({
  ...{ id: row.id, standingOrderId: row.standingOrderId, dueBy: row.dueBy },
  // If the order was cancelled on the order's page, the act counts as undone.
  state: row.state === 'placed' && row.orderState === 'cancelled' ? 'undone' : row.state,
  ...{ parcelCount: row.parcelIds.length, weightG: row.weightG, freeDaysLeft: row.freeDaysLeft },
  ...{ since: row.since, askedWhy: row.askedWhy, totalMinor: row.totalMinor, payment: row.payment },
  sentence: ruleCauseText(row, lang, shop.timeZone),
  orderId: row.orderId,
  orderNumber: row.orderNumber ?? '',
  orderState: row.orderState ?? '',
  createdAt: row.createdAt,
  revocableUntil:
    row.state === 'placed' && row.orderState !== 'cancelled' && isRevocable(row.revocableUntil, now)
      ? row.revocableUntil
      : null,
});
