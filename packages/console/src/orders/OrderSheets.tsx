import type { Output } from '@crossdock/contract/table.ts';
import { Barcode } from '@crossdock/ui/Barcode.tsx';
import { Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';
import classes from './PickList.module.css';

type Line = Output<'getPickList'>['list'][number];

/** One printed sheet for each order. It lies with the parcels, and packing starts with a scan of it. */
export function OrderSheets({ lines }: { lines: readonly Line[] }) {
  const orders = Map.groupBy(lines, ({ orderNumber }) => orderNumber);
  return (
    <Section title={t('orders.pick.sheets')} plain>
      <ul className={classes.sheets}>
        {[...orders].map(([number, parcels]) => (
          <li key={number} data-sheet={number}>
            <Barcode text={number} />
            <strong>{number}</strong>
            <span>{t('orders.pick.parcels', { n: parcels.length })}</span>
            <Text as="small">
              {parcels
                .map(({ courierNumber, shelfCode }) =>
                  [shelfCode || t('orders.pick.noShelf'), courierNumber].join(' '),
                )
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
