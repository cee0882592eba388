import { createFileRoute } from '@tanstack/react-router';
import { VipOrderPage } from '../../vipOrders/VipOrderPage.tsx';

export const Route = createFileRoute('/_shell/vipOrder/$id/')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: VipOrderPage,
});
