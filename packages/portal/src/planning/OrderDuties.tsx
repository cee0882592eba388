import type { DutyEstimateView } from '@crossdock/contract/duties/shapes.ts';
import { takeDutySnapshot } from '@crossdock/domain/duties/snapshot.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { PlannedOrder } from '@crossdock/domain/planning/proposals.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { DetailsSummary } from '@crossdock/ui/Layout.tsx';
import { type Formatting, useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { DutyBreakdown } from '@crossdock/web/DutyBreakdown.tsx';
import { t } from '../shell/i18n.ts';
import type { Planner } from './usePlanner.ts';

interface OrderDutiesProps {
  readonly order: PlannedOrder;
  /** The number of orders in the plan that are placed before this one. */
  readonly at: number;
  readonly planner: Planner;
}

/** The expected customs charge of a planned order, as its quote will show it. */
export function OrderDuties(props: OrderDutiesProps) {
  const formatting = useFormatting();
  const estimate = viewOf(props, formatting);
  if (estimate.kind === 'none') return null;
  const { included, outcome, totalMinor, currency } = estimate;
  const amount = formatMoney(totalMinor, currency, formatting);
  return (
    <details>
      <DetailsSummary>
        {`${t('duties.title')} · ${t(`duties.head.${included ? 'included' : outcome}`, { amount })}`}
      </DetailsSummary>
      <DutyBreakdown t={t} estimate={estimate} bare />
    </details>
  );
}

/**
 * The estimate in the form that the page shows. The price paid for the goods is checked only when the order
 * is made.
 */
function viewOf(
  { order: { parcels, lane, offer }, at, planner }: OrderDutiesProps,
  { timeZone, currency }: Formatting,
): DutyEstimateView {
  const { facts, names } = planner;
  const goods = parcels.map(({ goodsType, declaredMinor }) => ({ goodsType, valueMinor: declaredMinor }));
  const entriesBefore = facts.entriesBefore + at;
  const kept = takeDutySnapshot(
    { mode: lane.mode, goods, lines: offer.quote.lines, entriesBefore },
    facts.duties?.table,
    currency,
    facts.at,
  );
  if (kept.kind === 'none') return kept;
  const { lines, table, at: moment, ...figures } = kept;
  const nameOf = (type: string | null) => names.find(({ goodsType }) => goodsType === type)?.name ?? type;
  return {
    ...figures,
    ...{ table, day: dateIn(moment, timeZone), boughtMinor: figures.declaredMinor, boughtFrom: 'none' },
    lines: lines.map(({ goodsType, ...line }) => ({ ...line, goods: nameOf(goodsType) ?? '' })),
  };
}
