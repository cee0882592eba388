import { createFileRoute } from '@tanstack/react-router';
import { VipOrdersPage } from '../../vipOrders/VipOrdersPage.tsx';

export const Route = createFileRoute('/_shell/vipOrder/')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: VipOrdersPage,
});
