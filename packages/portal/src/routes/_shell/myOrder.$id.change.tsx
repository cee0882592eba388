import { createFileRoute } from '@tanstack/react-router';
import { ChangeOrderPage } from '../../orders/ChangeOrderPage.tsx';

export const Route = createFileRoute('/_shell/myOrder/$id/change')({
  staticData: { title: 'shell.route.order', action: 'myOrder' },
  component: () => <ChangeOrderPage />,
});
