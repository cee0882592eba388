import { createFileRoute } from '@tanstack/react-router';
import { TransferAuditPage } from '../../payments/TransferAuditPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/transfers')({
  staticData: { title: 'shell.nav.transfers' },
  validateSearch: anyFilters,
  component: TransferAuditPage,
});
