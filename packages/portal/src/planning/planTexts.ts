import type { PackagingEstimate } from '@crossdock/domain/planning/boxes.ts';
import { instantOfDay } from '@crossdock/domain/planning/facts.ts';
import type { Proposal } from '@crossdock/domain/planning/proposals.ts';
import { formatMoney, formatWhen } from '@crossdock/ui/format.ts';
import type { Formatting } from '@crossdock/ui/UiProvider.tsx';
import { t } from '../shell/i18n.ts';
import type { Planner } from './usePlanner.ts';

type Plan = Omit<Proposal, 'aim'>;

export const boxesText = ({ from, to }: PackagingEstimate): string =>
  from === to ? t('planning.boxes', { n: from }) : t('planning.boxes.range', { from, to });

/** The date of a plan's day. */
export const dayText = (at: string, day: number, formatting: Formatting): string =>
  formatWhen(instantOfDay(at, day), 'day', formatting);

/** How many duty-free imports a declarer has left. */
export const dutyFreeUsesText = (used: number, of: number): string =>
  t(used < of ? 'duties.uses.left' : 'duties.uses.gone', { left: of - used, of });

/**
 * Whether duty and tax can be estimated: not if the country charges nothing, or there is no exchange rate.
 */
export const canEstimateDuties = ({ proposals }: Pick<Planner, 'proposals'>): boolean =>
  proposals.some(({ orders }) =>
    orders.some(({ duties }) => duties.kind === 'estimate' && duties.outcome !== 'untaxed'),
  );

/** Duty and tax on top of the shipping price. */
export function dutiesText({ dutiesMinor }: Pick<Plan, 'dutiesMinor'>, formatting: Formatting): string {
  if (dutiesMinor === 0) return t('planning.duties.free');
  return t('planning.duties.plus', { amount: formatMoney(dutiesMinor, formatting.currency, formatting) });
}

/** The headline of a plan: the recommended action in a few words. */
export function planHeadline({ orders }: Plan, at: string, formatting: Formatting): string {
  const today = orders.filter(({ day }) => day === 0).length;
  const [first] = orders;
  if (!first) return t('planning.now.none');
  if (today === 0) return t('planning.now.wait', { day: dayText(at, first.day, formatting) });
  if (today < orders.length) return t('planning.now.some', { n: today });
  return today === 1 ? t('planning.now.one') : t('planning.now.several', { n: today });
}

/** Sentences that explain why a proposal has its name, compared with the others. */
export function proposalReasons(proposal: Proposal, planner: Planner, formatting: Formatting): string[] {
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  const named = (aim: Proposal['aim']) => planner.proposals.find((one) => one.aim === aim) ?? proposal;
  const [cheapest, fastest] = [named('cheapest'), named('fastest')];
  const more = proposal.comparedMinor - cheapest.comparedMinor;
  const dearer = more > 0 ? [t('planning.why.dearer', { amount: money(more) })] : [];
  const twin = planner.proposals.find((one) => one.aim !== proposal.aim && isSame(one, proposal));
  const same = twin ? [t('planning.why.same', { aim: t(`planning.aim.${twin.aim}`) })] : [];
  const sooner = cheapest.arrivesInDays - proposal.arrivesInDays;
  const saved = fastest.comparedMinor - proposal.comparedMinor;
  switch (proposal.aim) {
    case 'cheapest':
      return [
        ...counted(planner),
        ...(saved > 0 ? [t('planning.why.saves', { amount: money(saved) })] : []),
        ...same,
      ];
    case 'fastest':
      return [
        sooner > 0 ? t('planning.why.sooner', { n: sooner }) : t('planning.why.each'),
        ...dearer,
        ...same,
      ];
    case 'fewestBoxes': {
      const [n, m] = [proposal.orders.length, cheapest.orders.length];
      return [...(n < m ? [t('planning.why.fewer', { n, m })] : []), ...dearer, ...same];
    }
  }
}

/**
 * The note that says whether the cheapest proposal takes duty and tax into account; empty if these cannot be
 * estimated.
 */
const counted = (planner: Planner): string[] =>
  canEstimateDuties(planner)
    ? [t(planner.duties ? 'planning.duties.counted' : 'planning.duties.uncounted')]
    : [];

/** Sentences about the reasons for which a plan waits, and the cost of waiting. */
export function planWaitTexts({ orders }: Plan, at: string, formatting: Formatting): string[] {
  const later = orders.filter(({ day }) => day > 0);
  const last = later.at(-1);
  if (!last) return [];
  const n = later.flatMap(({ parcels }) => parcels.filter(({ day }) => day > 0)).length;
  const waiting = later.reduce((sum, { waitingMinor }) => sum + waitingMinor, 0);
  return [
    t('planning.why.waits', { n, day: dayText(at, last.day, formatting) }),
    ...(waiting > 0
      ? [t('planning.why.waiting', { amount: formatMoney(waiting, formatting.currency, formatting) })]
      : []),
  ];
}

const isSame = (a: Plan, b: Plan): boolean => placesIn(a) === placesIn(b);
const placesIn = ({ orders }: Plan): string =>
  orders
    .map(
      ({ parcels, lane }) =>
        `${lane.channelId} ${parcels
          .map(({ id }) => id)
          .sort()
          .join()}`,
    )
    .sort()
    .join();
