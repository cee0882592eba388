import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { PhotoLink } from '@crossdock/ui/PhotoLink.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { decidedColumn, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';

/** Claims that are decided: how much of what was asked, by whom, when and why, and the proof of a payment outside. */
export const decidedClaimColumns = (onAdd: ((row: StaffClaim) => void) | undefined): Column<StaffClaim>[] => [
  {
    key: 'number',
    title: t('aftersales.number'),
    cell: (row) => (
      <>
        <Code>{row.number}</Code>
        <Muted as="div" size={13}>
          <Link to="/orders/$id" params={{ id: row.orderId }}>
            {row.orderNumber}
          </Link>
        </Muted>
      </>
    ),
  },
  memberColumn(t('aftersales.member')),
  {
    key: 'amount',
    title: t('aftersales.claimed'),
    align: 'end',
    cell: (row) => (
      <>
        <Money minor={row.claimedMinor} />
        <Muted as="div" size={13}>
          {t(`aftersales.kind.${row.kind}`)}
        </Muted>
      </>
    ),
  },
  {
    key: 'awarded',
    title: t('aftersales.awarded'),
    align: 'end',
    cell: (row) =>
      row.way ? (
        <>
          <Money minor={row.awardedMinor} emphasis />
          <Muted as="div" size={13}>
            {t(`aftersales.way.${row.way}`)}
          </Muted>
        </>
      ) : null,
  },
  {
    key: 'filed',
    title: t('aftersales.filed'),
    cell: (row) => <When iso={row.createdAt} style="short" />,
  },
  decidedColumn(t('aftersales.decided')),
  {
    key: 'state',
    title: t('shell.audit.state'),
    tight: true,
    cell: (row) => <AuditBadge state={row.state} label={t(`aftersales.state.${row.state}`)} />,
  },
  voucherColumn(onAdd),
];

function voucherColumn(onAdd: ((row: StaffClaim) => void) | undefined): Column<StaffClaim> {
  return {
    key: 'voucher',
    title: t('aftersales.voucher'),
    tight: true,
    cell: (row) =>
      row.voucher ? (
        <PhotoLink
          href={row.voucher.url}
          square={44}
          round={8}
          src={row.voucher.thumb}
          alt={t('aftersales.voucher')}
        />
      ) : row.way === 'outside' && onAdd ? (
        <Button small look="outline" icon={IconUpload} onClick={() => onAdd(row)}>
          {t('aftersales.voucher.add')}
        </Button>
      ) : null,
  };
}
