import { createFileRoute } from '@tanstack/react-router';
import { MemberPage } from '../../members/MemberPage.tsx';
import { anyFilters } from '../../shell/search.ts';
import { WarehouseAddresses } from '../../warehouses/WarehouseAddresses.tsx';

export const Route = createFileRoute('/_shell/member')({
  staticData: { title: 'shell.route.member', action: 'member' },
  validateSearch: anyFilters,
  component: () => <MemberPage warehouse={<WarehouseAddresses />} />,
});
