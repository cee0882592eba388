import type { AdjustmentView } from '@crossdock/contract/wallet/adjustments.ts';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import classes from './wallet.module.css';

/** Changes that are decided: who asked, who decided, when and why. */
export function AdjustmentTable({ rows, stale }: { rows: readonly AdjustmentView[]; stale: boolean }) {
  return (
    <ResponsiveTable
      label={t('shell.nav.adjustments')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns()}
      stale={stale}
    />
  );
}

const columns = (): Column<AdjustmentView>[] => [
  {
    key: 'member',
    title: t('adjust.member'),
    cell: (row) =>
      row.memberId === null ? null : (
        <MemberLink id={row.memberId} name={row.memberName} note={row.memberAccount} />
      ),
  },
  { key: 'kind', title: t('adjust.kind'), cell: (row) => t(`adjust.kind.${row.kind}`) },
  {
    key: 'amount',
    title: t('wallet.amount'),
    align: 'end',
    corner: true,
    cell: (row) => <Money minor={row.amountMinor} signed={row.kind === 'adjustment'} />,
  },
  { key: 'reason', title: t('adjust.reason'), cell: (row) => row.reason },
  {
    key: 'asked',
    title: t('adjust.asked'),
    cell: (row) => (
      <>
        <When iso={row.createdAt} style="short" /> {row.requestedBy}
      </>
    ),
  },
  {
    key: 'decided',
    title: t('adjust.decided'),
    cell: (row) => (
      <>
        {row.auditedAt ? <When iso={row.auditedAt} style="short" /> : null} {row.auditedBy ?? ''}
        {row.rejectReason ? <div className={classes.muted}>{row.rejectReason}</div> : null}
      </>
    ),
  },
];
