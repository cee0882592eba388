import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../home/HomePage.tsx';
import { anyFilters } from '../../shell/search.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

export const Route = createFileRoute('/_shell/home')({
  staticData: { title: 'shell.route.home', action: 'home' },
  validateSearch: anyFilters,
  component: () => <HomePage warehouse={<WarehouseAddresses />} />,
});
