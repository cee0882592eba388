import type { Output } from '@crossdock/contract/table.ts';
import { Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { PrintLabels } from '../shell/PrintLayout.tsx';

type Line = Output<'getPickList'>['list'][number];

/**
 * One printed sheet for each order. It is put with the order's parcels, and packing starts with a scan of the sheet.
 */
export function OrderSheets({ lines }: { lines: readonly Line[] }) {
  const orders = Map.groupBy(lines, ({ orderNumber }) => orderNumber);
  return (
    <Section title={t('orders.pick.sheets')} plain>
      <PrintLabels
        wide
        labels={[...orders].map(([text, parcels]) => ({ text, children: <Parcels parcels={parcels} /> }))}
      />
    </Section>
  );
}

function Parcels({ parcels }: { parcels: readonly Line[] }) {
  return (
    <>
      <span>{t('orders.pick.parcels', { n: parcels.length })}</span>
      <Text as="small">
        <InlineFacts>
          {parcels.map(({ parcelId, courierNumber, shelfCode }) => (
            <Text key={parcelId} nowrap>
              {shelfCode || t('orders.pick.noShelf')} {courierNumber}
            </Text>
          ))}
        </InlineFacts>
      </Text>
    </>
  );
}
