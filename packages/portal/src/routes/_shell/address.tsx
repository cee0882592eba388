import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../addresses/AddressesPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/address')({
  staticData: { title: 'shell.route.address', action: 'address' },
  validateSearch: anyFilters,
  component: AddressesPage,
});
