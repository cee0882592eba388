import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../../addresses/AddressesPage.tsx';

export const Route = createFileRoute('/_shell/address')({
  staticData: { title: 'shell.route.address', action: 'address' },
  component: AddressesPage,
});
