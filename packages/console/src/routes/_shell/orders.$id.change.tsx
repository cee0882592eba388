import { createFileRoute } from '@tanstack/react-router';
import { ChangeOrderPage } from '../../orders/ChangeOrderPage.tsx';

export const Route = createFileRoute('/_shell/orders/$id/change')({
  staticData: { title: 'shell.nav.orders' },
  component: () => <ChangeOrderPage />,
});
