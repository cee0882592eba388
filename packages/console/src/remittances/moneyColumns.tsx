import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

/** The columns of the collected amount and the carrier's fee. */
export const moneyColumns = <
  Row extends { readonly collectedMinor: number; readonly feeMinor: number },
>(): Column<Row>[] => [
  {
    key: 'collected',
    title: t('remittances.collected'),
    align: 'end',
    cell: (row) => <Money minor={row.collectedMinor} />,
  },
  { key: 'fee', title: t('remittances.fee'), align: 'end', cell: (row) => <Money minor={row.feeMinor} /> },
];
