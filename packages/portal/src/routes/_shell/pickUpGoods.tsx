import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/pickUpGoods')({
  staticData: { title: 'shell.route.pickUpGoods', action: 'pickUpGoods' },
  component: () => <NotYetPage about="pickUpGoods" />,
});
