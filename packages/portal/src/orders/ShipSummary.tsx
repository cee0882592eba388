import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Weight } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { SummaryRow } from './SummaryRow.tsx';
import type { OrderPlan, PaymentSource, PlannedOrder, ShipSheetName } from './shipTypes.ts';

interface ShipSummaryProps {
  readonly plan: OrderPlan;
  readonly planned: PlannedOrder;
  readonly way: PaymentSource;
  readonly onChange: (sheet: ShipSheetName) => void;
}

/** The choices of the order, each with a button that opens its sheet. */
export function ShipSummary({ plan, planned, way, onChange }: ShipSummaryProps) {
  const { destination, quote, choice } = planned;
  const place = destination.pickupPoint;
  const extras = choice.services.length + Number(choice.taxIncluded) + Number(choice.insuredMinor > 0);
  const row = (sheet: ShipSheetName) => () => onChange(sheet);
  return (
    <Section title={t('consolidate.review.title')}>
      <Grid as="dl" gap={8}>
        <SummaryRow label={t('ship.parcels')} onChange={row('parcels')}>
          {t('orders.parcels.count', { n: plan.going.length })} · <Weight grams={quote.realWeightG} />
          <Note>{goodsIn(plan.going)}</Note>
        </SummaryRow>
        <SummaryRow label={t('orders.consignee')} onChange={row('destination')}>
          {`${destination.consignee} ${destination.phone}`}
          <Note>{place ? `${place.name} ${place.address}` : addressLine(destination)}</Note>
          {planned.addressPending ? <Note>{t('consolidate.to.pending.usable')}</Note> : null}
        </SummaryRow>
        <SummaryRow label={t('orders.channel')} onChange={row('channel')}>
          {`${planned.channelName} · ${quote.carrierName} · ${t('consolidate.channel.days', { from: quote.minDays, to: quote.maxDays })}`}
          <Why planned={planned} />
        </SummaryRow>
        {planned.declarers.length > 0 ? (
          <SummaryRow label={t('ship.declarer')} onChange={row('declarer')}>
            {planned.declarers.join(t('consolidate.parcels.and'))}
          </SummaryRow>
        ) : null}
        <SummaryRow label={t('ship.extras')} onChange={row('extras')}>
          {extras === 0 ? t('ship.extras.none') : t('ship.extras.count', { n: extras })}
        </SummaryRow>
        <SummaryRow label={t('ship.pay')} onChange={row('pay')}>
          <Paid plan={plan} planned={planned} way={way} />
        </SummaryRow>
      </Grid>
    </Section>
  );
}

const namesAtMost = 4;

/** The names of the goods without repeats; the sheet lists all parcels. */
function goodsIn(going: OrderPlan['going']): string {
  const names = [...new Set(going.map(({ goodsName, courierNumber }) => goodsName || courierNumber))];
  const shown = names.slice(0, namesAtMost).join(t('consolidate.parcels.and'));
  return names.length > namesAtMost ? `${shown}…` : shown;
}

/** Explains why this lane was chosen. */
function Why({ planned: { why, usualName, savedMinor } }: Pick<ShipSummaryProps, 'planned'>) {
  const formatting = useFormatting();
  const saved = formatMoney(savedMinor, formatting.currency, formatting);
  return <Note>{t(`ship.why.${why}`, { usual: usualName, saved })}</Note>;
}

function Paid({ plan, planned, way }: Omit<ShipSummaryProps, 'onChange'>) {
  const formatting = useFormatting();
  if (planned.choice.cashOnDelivery) return t('ship.pay.cod');
  if (plan.balance.dueMinor === 0) return t('ship.pay.later');
  if (way === 'other') return t('ship.pay.other');
  return t('ship.pay.balance', {
    amount: formatMoney(plan.balance.balanceMinor, formatting.currency, formatting),
  });
}
