import { createFileRoute } from '@tanstack/react-router';
import { EinvoicesPage } from '../../einvoices/EinvoicesPage.tsx';

export const Route = createFileRoute('/_shell/einvoices')({
  staticData: { title: 'shell.route.einvoices', action: 'member' },
  component: EinvoicesPage,
});
