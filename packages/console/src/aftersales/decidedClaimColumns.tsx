import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { decidedColumn, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';

/** The columns of decided claims: amounts claimed and granted, who decided, when and why, proof of an outside payment. */
export const decidedClaimColumns = (onAdd: ((row: StaffClaim) => void) | undefined): Column<StaffClaim>[] => [
  column('number', t('aftersales.number'), (row) => (
    <>
      <Code>{row.number}</Code>
      <Muted as="div" size={13}>
        <Link to="/orders/$id" params={{ id: row.orderId }}>
          {row.orderNumber}
        </Link>
      </Muted>
    </>
  )),
  memberColumn(t('aftersales.member')),
  figureColumn('amount', t('aftersales.claimed'), (row) => (
    <>
      <Money minor={row.claimedMinor} />
      <Muted as="div" size={13}>
        {t(`aftersales.kind.${row.kind}`)}
      </Muted>
    </>
  )),
  figureColumn('awarded', t('aftersales.awarded'), (row) =>
    row.way ? (
      <>
        <Money minor={row.awardedMinor} emphasis />
        <Muted as="div" size={13}>
          {t(`aftersales.way.${row.way}`)}
        </Muted>
      </>
    ) : null,
  ),
  column('filed', t('aftersales.filed'), (row) => <When iso={row.createdAt} style="short" />),
  decidedColumn(t('aftersales.decided')),
  tightColumn('state', t('shell.audit.state'), (row) => (
    <AuditBadge state={row.state} label={t(`aftersales.state.${row.state}`)} />
  )),
  voucherColumn(onAdd),
];

function voucherColumn(onAdd: ((row: StaffClaim) => void) | undefined): Column<StaffClaim> {
  return tightColumn('voucher', t('aftersales.voucher'), (row) =>
    row.voucher ? (
      <PhotoLink picture={row.voucher} square={44} round={8} alt={t('aftersales.voucher')} />
    ) : row.way === 'outside' && onAdd ? (
      <Button small look="outline" icon={IconUpload} onClick={() => onAdd(row)}>
        {t('aftersales.voucher.add')}
      </Button>
    ) : null,
  );
}
