import { createFileRoute } from '@tanstack/react-router';
import { AddressAuditPage } from '../../addresses/AddressAuditPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/addresses')({
  staticData: { title: 'shell.nav.addresses' },
  validateSearch: anyFilters,
  component: AddressAuditPage,
});
