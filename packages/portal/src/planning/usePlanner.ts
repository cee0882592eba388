import type { Output } from '@crossdock/contract/table.ts';
import {
  type ArrangedOrder,
  arrangementOf,
  moveParcel,
  proposalOfArrangement,
} from '@crossdock/domain/planning/arrangement.ts';
import {
  arrangementText,
  boxEstimatesText,
  parseArrangement,
  parseBoxEstimates,
} from '@crossdock/domain/planning/arrangementText.ts';
import type { PlanAim } from '@crossdock/domain/planning/grouping.ts';
import { toPlanFacts } from '@crossdock/domain/planning/planFacts.ts';
import { type Proposal, proposalsOf } from '@crossdock/domain/planning/proposals.ts';
import type { Box } from '@crossdock/domain/pricing/shipment.ts';
import { useMemo } from 'react';
import { useFilters } from '../shell/api.ts';

type Answer = Output<'getPlannerFacts'>;
export type PlanPlace = Extract<Answer['place'], { kind: 'found' }>;
export type PlanParcelView = Answer['parcels'][number];

/** `own`: the member's own arrangement. */
export type PlanName = PlanAim | 'own';

/**
 * The plan is computed in the browser: the server is asked once, and each change is priced at once by the engine that
 * prices every order. The member's own arrangement and estimates are in the URL, so that a reload and the Back button
 * restore them.
 */
export function usePlanner(answer: Answer, place: PlanPlace) {
  const [{ plan = 'cheapest', own: kept, sizes = '', tax = false, later = true, duties = true }, setFilters] =
    useFilters<{
      plan?: PlanAim | undefined;
      own?: string | undefined;
      sizes?: string | undefined;
      tax?: boolean | undefined;
      later?: boolean | undefined;
      duties?: boolean | undefined;
    }>();
  const estimates = useMemo(() => parseBoxEstimates(String(sizes)), [sizes]);
  const facts = useMemo(
    () =>
      toPlanFacts(answer, place, {
        ...{ taxIncluded: tax, withExpected: later, dutiesCounted: duties },
        estimates,
      }),
    [answer, place, tax, later, duties, estimates],
  );
  const proposals = useMemo(() => proposalsOf(facts), [facts]);
  const proposal = proposals.find(({ aim }) => aim === plan) ?? proposals[0];
  const own = useMemo(() => (kept ? parseArrangement(facts, String(kept)) : undefined), [facts, kept]);
  const arranged = useMemo(() => (own ? proposalOfArrangement(facts, own) : undefined), [facts, own]);
  const shown: Omit<Proposal, 'aim'> | undefined = arranged ?? proposal;
  const name: PlanName = own ? 'own' : (proposal?.aim ?? 'cheapest');
  const change = (next: (now: readonly ArrangedOrder[]) => readonly ArrangedOrder[]) =>
    setFilters({ own: arrangementText(next(own ?? (proposal ? arrangementOf(proposal) : []))) });
  const inOrders = new Set(shown?.orders.flatMap(({ parcels }) => parcels.map(({ id }) => id)));
  return {
    facts,
    proposals,
    shown,
    name,
    tax,
    later,
    duties,
    /** Names of the goods types. */
    names: answer.duties.kind === 'none' ? [] : answer.duties.names,
    /** Parcels in no order: left out by the member, or accepted by no channel. */
    out: facts.parcels.filter(({ id }) => !inOrders.has(id)),
    choose: (aim: PlanAim) => {
      setFilters({ plan: aim, own: undefined });
    },
    setOption: (option: { tax?: boolean; later?: boolean; duties?: boolean }) => {
      setFilters({
        own: undefined,
        ...(option.tax === undefined ? {} : { tax: option.tax || undefined }),
        ...(option.later === undefined ? {} : { later: option.later ? undefined : false }),
        ...(option.duties === undefined ? {} : { duties: option.duties ? undefined : false }),
      });
    },
    move: (parcelId: string, to: number | 'new' | 'out') =>
      change((now) => moveParcel(facts, ofShown(now, shown), parcelId, to)),
    chooseLane: (order: number, channelId: string) =>
      change((now) => ofShown(now, shown).map((one, at) => (at === order ? { ...one, channelId } : one))),
    estimate: (parcelId: string, { weightG, lengthMm, widthMm, heightMm }: Box) =>
      setFilters({
        sizes: boxEstimatesText({ ...estimates, [parcelId]: { weightG, lengthMm, widthMm, heightMm } }),
      }),
  };
}

/** Converts positions on the screen, where orders are sorted by day, into positions in the plan. */
const ofShown = (
  now: readonly ArrangedOrder[],
  shown: Pick<Proposal, 'orders'> | undefined,
): ArrangedOrder[] => (shown ? arrangementOf(shown) : [...now]);

export type Planner = ReturnType<typeof usePlanner>;
