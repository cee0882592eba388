import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/addGoods')({
  staticData: { title: 'shell.route.addGoods', action: 'pickUpGoods' },
  component: () => <NotYetPage about="addGoods" />,
});
