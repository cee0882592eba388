import { createFileRoute } from '@tanstack/react-router';
import { PickListPage } from '../../orders/PickListPage.tsx';

export const Route = createFileRoute('/_shell/packing/pick')({
  staticData: { title: 'orders.pick.title' },
  component: PickListPage,
});
