import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { VipOrdersPage } from '../../vipOrders/VipOrdersPage.tsx';

export const Route = createFileRoute('/_shell/vipOrders/')({
  staticData: { title: 'vipOrders.title' },
  validateSearch: anyFilters,
  component: VipOrdersPage,
});
