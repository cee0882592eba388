import type { StaffPointsEntry } from '@crossdock/contract/points/calls.ts';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Count, When } from '@crossdock/ui/values.tsx';
import { PointsChange } from '@crossdock/web/PointsChange.tsx';
import { t } from '../shell/i18n.ts';
import { OrderLink } from '../shell/links.tsx';

/** The columns of points records; `whose` is the second column in a list of many members. */
export const pointsColumns = (whose?: Column<StaffPointsEntry>): Column<StaffPointsEntry>[] => [
  tightColumn('at', t('points.at'), (row) => <When iso={row.at} style="short" />),
  ...(whose ? [whose] : []),
  column('type', t('points.type'), (row) => t(`points.type.${row.type}`)),
  column('about', t('points.about'), (row) => <About entry={row} />),
  figureColumn('before', t('points.before'), (row) => <Count n={row.before} />),
  figureColumn('amount', t('points.points'), (row) => <PointsChange amount={row.amount} />),
  figureColumn('after', t('points.after'), (row) => <Count n={row.after} />),
];

function About({ entry }: { entry: StaffPointsEntry }) {
  const { orderId, orderNumber, owedChange, memo, staffName } = entry;
  return (
    <>
      {orderId && orderNumber ? <OrderLink id={orderId} number={orderNumber} /> : memo}
      {owedChange === 0 ? null : (
        <Muted as="div" size={13}>
          {owedChange > 0
            ? t('points.record.owing', { n: owedChange })
            : t('points.record.settled', { n: 0 - owedChange })}
        </Muted>
      )}
      {staffName ? (
        <Muted as="div" size={13}>
          {staffName}
        </Muted>
      ) : null}
    </>
  );
}
