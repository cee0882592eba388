import { createFileRoute } from '@tanstack/react-router';
import { TransferAuditPage } from '../../payments/TransferAuditPage.tsx';

export const Route = createFileRoute('/_shell/transfers')({
  staticData: { title: 'shell.nav.transfers' },
  component: TransferAuditPage,
});
