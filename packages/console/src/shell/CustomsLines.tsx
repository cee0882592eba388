import type { CustomsLineView } from '@crossdock/contract/vipOrders/shapes.ts';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

/** The customs declaration of an order that was a VIP order; renders nothing for other orders. */
export function CustomsLines({ vipOrderId }: { vipOrderId: string | null }) {
  return vipOrderId === null ? null : <OfVip id={vipOrderId} />;
}

function OfVip({ id }: { id: string }) {
  const { data } = useCall('getStaffVipOrder', { id }, { topics: ['vipOrders'] });
  if (!data) return null;
  return (
    <Section title={t('vipOrders.customs')}>
      <Lines lines={data.lines} declaredMinor={data.declaredMinor} />
      {data.declarers.length > 0 ? (
        <Muted as="p">
          {t('vipOrders.declarer')} {joinNames(data.declarers.map(({ name }) => name))}
        </Muted>
      ) : null}
    </Section>
  );
}

interface LinesProps {
  readonly lines: readonly CustomsLineView[];
  readonly declaredMinor: number;
}

/** The lines as in the customs documents: both names, code, quantity and unit price. */
function Lines({ lines, declaredMinor }: LinesProps) {
  return (
    <Grid gap={12} justifyItems="start">
      {lines.map((line) => (
        <div key={line.productId}>
          <strong>{line.zh}</strong> {line.en}{' '}
          <Muted>
            {t('vipOrders.hs', { code: line.hsCode })} · {line.quantity} {line.unit} ×{' '}
            <Money minor={line.priceMinor} />
          </Muted>
        </div>
      ))}
      <div>
        {t('vipOrders.total')} <Money minor={declaredMinor} emphasis />
      </div>
    </Grid>
  );
}
