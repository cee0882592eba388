import { createFileRoute } from '@tanstack/react-router';
import { VipOrdersPage } from '../../vipOrders/VipOrdersPage.tsx';

export const Route = createFileRoute('/_shell/vipOrders/')({
  staticData: { title: 'vipOrders.title' },
  component: VipOrdersPage,
});
