import { createFileRoute } from '@tanstack/react-router';
import { NewAddressDialog } from '../../addresses/AddressFormPage.tsx';
import { ChangeVipOrderPage } from '../../vipOrders/VipOrderFormPage.tsx';

export const Route = createFileRoute('/_shell/vipOrder/$id/change')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: () => <ChangeVipOrderPage newConsignee={NewAddressDialog} />,
});
