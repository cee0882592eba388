import type { StaffClaim } from '@crossdock/contract/aftersales/shapes.ts';
import { auditStates } from '@crossdock/domain/payments/states.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { IconLifebuoy } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { type TransportFilterParams, useTransportFilters } from '../shell/useTransportFilters.ts';
import { VoucherDialog } from '../shell/VoucherDialog.tsx';
import { ClaimDecision } from './ClaimDecision.tsx';
import { ClaimEvidence } from './ClaimEvidence.tsx';
import { ClaimFacts } from './ClaimFacts.tsx';
import { ClaimReasons } from './ClaimReasons.tsx';
import { ClaimRules } from './ClaimRules.tsx';
import { decidedClaimColumns } from './decidedClaimColumns.tsx';

export const Route = createFileRoute('/_shell/aftersales')({
  staticData: {
    title: 'shell.nav.aftersales',
    menu: { group: 'audits', icon: IconLifebuoy, can: 'aftersales.audit', queue: 'aftersales', key: '8' },
  },
  component: AfterSalesPage,
});

/** Shows pending claims one by one, with the pictures beside claim and limits, and decided claims as a list. */
function AfterSalesPage() {
  const [open, setOpen] = useState<StaffClaim>();
  const mayAdd = useStaff().may('aftersales.audit');
  const { filters, shown } = useAuditFilters(auditStates, t('aftersales.search'));
  const [{ channelId, carrierId }] = useFilters<TransportFilterParams>();
  const page = usePage(
    'listAfterSales',
    { ...filters, channelId, carrierId },
    { topics: ['aftersales', 'wallet'] },
  );
  return (
    <AuditQueue
      {...shown}
      filters={useTransportFilters()}
      page={page}
      {...nounTitleAndIntro('aftersales')}
      queue="aftersales"
      waitingSince={(row) => row.createdAt}
      evidence={(row) => <ClaimEvidence claim={row} />}
      claim={(row) => <ClaimFacts claim={row} />}
      decision={(row, move) => <ClaimDecision row={row} onMove={move} />}
      columns={decidedClaimColumns(mayAdd ? setOpen : undefined)}
    >
      <Row gap={8} wrap justify="end">
        <ClaimReasons />
        <ClaimRules />
      </Row>
      {open ? (
        <VoucherDialog
          call="addAfterSalesVoucher"
          id={open.id}
          refreshes={['listAfterSales']}
          title={t('aftersales.voucher.title', { number: open.number })}
          done={t('aftersales.voucher.added')}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </AuditQueue>
  );
}
