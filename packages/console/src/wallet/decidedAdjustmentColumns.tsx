import type { AdjustmentView } from '@crossdock/contract/adjustments/desk.ts';
import { column, cornerFigureColumn } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { decidedColumn, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';

/** The columns of decided changes: who requested, who decided, when and why. */
export const decidedAdjustmentColumns = (): Column<AdjustmentView>[] => [
  memberColumn(t('adjust.member')),
  column('kind', t('adjust.kind'), (row) => t(`adjust.kind.${row.kind}`)),
  cornerFigureColumn('amount', t('wallet.amount'), (row) => (
    <Money minor={row.amountMinor} signed={row.kind === 'adjustment'} />
  )),
  column('reason', t('adjust.reason'), (row) => row.reason),
  column('asked', t('adjust.asked'), (row) => (
    <>
      <When iso={row.createdAt} style="short" /> {row.requestedBy}
    </>
  )),
  decidedColumn(t('adjust.decided')),
];
