import { createFileRoute } from '@tanstack/react-router';
import { ShopPage } from '../../shops/ShopPage.tsx';

export const Route = createFileRoute('/_shell/shop')({
  staticData: { title: 'shell.nav.settings' },
  component: ShopPage,
});
