import { createFileRoute } from '@tanstack/react-router';
import { ClaimPage } from '../../aftersales/ClaimPage.tsx';

export const Route = createFileRoute('/_shell/afterSales/$id')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  component: ClaimPage,
});
