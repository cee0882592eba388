import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/shop-main')({
  staticData: { title: 'shell.route.shopMain', action: 'productList' },
  component: () => <NotYetPage about="shopMain" />,
});
