import type { Output } from '@crossdock/contract/table.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { DutyBreakdown } from '@crossdock/web/DutyBreakdown.tsx';
import { DutyDifference } from '@crossdock/web/DutyDifference.tsx';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

/** The expected and the actual customs charge of an order. */
export default function OrderDuties({ orderId }: { orderId: string }) {
  const { data } = useCall('getOrderDuties', { orderId }, { topics: ['orders', 'parcels'] });
  if (!data) return null;
  const { estimate, charged } = data;
  return (
    <Section title={t('duties.title')}>
      <Grid gap={12}>
        {charged.kind === 'charged' ? <Charged charged={charged} estimate={estimate} /> : null}
        <DutyBreakdown t={t} estimate={estimate} bare={charged.kind === 'charged'} />
      </Grid>
    </Section>
  );
}

type Duties = Output<'getOrderDuties'>;
interface ChargedProps {
  readonly charged: Extract<Duties['charged'], { kind: 'charged' }>;
  readonly estimate: Duties['estimate'];
}

function Charged({ charged, estimate }: ChargedProps) {
  const formatting = useFormatting();
  const { chargedMinor, currency, paidBy, note, at } = charged;
  return (
    <Grid gap={6}>
      <Text as="p" strong size={18}>
        {chargedMinor === 0
          ? t('duties.head.chargedNothing')
          : t('duties.head.charged', { amount: formatMoney(chargedMinor, currency, formatting) })}
      </Text>
      <DutyDifference t={t} estimate={estimate} chargedMinor={chargedMinor} />
      <Muted as="p">
        <InlineFacts>
          {t(`duties.paidBy.${paidBy}`)}
          {note}
          <When iso={at} style="date" />
        </InlineFacts>
      </Muted>
    </Grid>
  );
}
