import type { Output } from '@crossdock/contract/table.ts';
import { column, cornerFigureColumn, figureColumn } from '@crossdock/ui/column.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

type Row = Output<'getBookDay'>['hands'][number];

/** Lists the staff who credited balances or paid money out on a day, and who approved it, if anybody. */
export function StaffHandlingMoney({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title={t('books.hands')}>
      <p>{t('books.hands.hint')}</p>
      <ResponsiveTable
        label={t('books.hands')}
        rows={rows}
        rowKey={(row) => `${row.requestedBy} ${row.auditedBy} ${row.alone}`}
        columns={columns()}
      />
    </Section>
  );
}

const columns = (): Column<Row>[] => [
  column('asked', t('adjust.asked'), (row) => row.requestedBy),
  column('confirmed', t('books.hands.confirmed'), (row) => (
    <>
      {row.alone ? t('books.hands.alone') : row.auditedBy}{' '}
      {row.sameAddress ? (
        <StatusBadge tone="warning" icon={IconAlertTriangle} label={t('books.hands.sameAddress')} />
      ) : null}
    </>
  )),
  figureColumn('count', t('books.hands.count'), (row) => <Count n={row.count} />),
  cornerFigureColumn('worth', t('wallet.amount'), (row) => <Money minor={row.worthMinor} />),
];
