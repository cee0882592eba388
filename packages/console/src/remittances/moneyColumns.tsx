import { figureColumn } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';

/** The columns of the collected amount and the carrier's fee. */
export const moneyColumns = <
  Row extends { readonly collectedMinor: number; readonly feeMinor: number },
>(): Column<Row>[] => [
  figureColumn('collected', t('remittances.collected'), (row) => <Money minor={row.collectedMinor} />),
  figureColumn('fee', t('remittances.fee'), (row) => <Money minor={row.feeMinor} />),
];
