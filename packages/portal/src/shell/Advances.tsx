import type { AdvanceSubject } from '@crossdock/contract/checkout/advances.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { PictureRows } from '@crossdock/ui/PictureRows.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { useCall } from './api.ts';
import { t } from './i18n.ts';

/** The amounts that the shop has paid for the member, with receipts. Renders nothing if there are none. */
export function Advances({ bearer }: { bearer: AdvanceSubject }) {
  const { data } = useCall('getAdvances', bearer, { topics: ['parcels', 'orders'] });
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t('orders.advances')}>
      <PictureRows
        rows={data.list.map((one) => ({
          key: one.id,
          picture: { ...one.receipt, alt: t('orders.advances.receipt', { reason: one.reason }) },
          text: one.reason,
          note: <When iso={one.at} style="date" />,
          end: <Money minor={one.amountMinor} emphasis />,
        }))}
      />
    </Section>
  );
}
