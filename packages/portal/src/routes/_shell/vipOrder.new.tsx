import { createFileRoute } from '@tanstack/react-router';
import { NewAddressDialog } from '../../addresses/AddressFormPage.tsx';
import { NewVipPage } from '../../vipOrders/VipFormPage.tsx';

export const Route = createFileRoute('/_shell/vipOrder/new')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: () => <NewVipPage newConsignee={NewAddressDialog} />,
});
