import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { TransferAuditPage } from '../../payments/TransferAuditPage.tsx';

export const Route = createFileRoute('/_shell/transfers')({
  staticData: { title: 'shell.nav.transfers' },
  validateSearch: anyFilters,
  component: TransferAuditPage,
});
