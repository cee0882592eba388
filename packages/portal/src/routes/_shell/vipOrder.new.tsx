import { createFileRoute } from '@tanstack/react-router';
import { NewAddressDialog } from '../../addresses/AddressFormPage.tsx';
import { NewVipOrderPage } from '../../vipOrders/VipOrderFormPage.tsx';

export const Route = createFileRoute('/_shell/vipOrder/new')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: () => <NewVipOrderPage newConsignee={NewAddressDialog} />,
});
