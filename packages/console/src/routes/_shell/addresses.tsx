import { createFileRoute } from '@tanstack/react-router';
import { AddressAuditPage } from '../../addresses/AddressAuditPage.tsx';

export const Route = createFileRoute('/_shell/addresses')({
  staticData: { title: 'shell.nav.addresses' },
  component: AddressAuditPage,
});
