import { createFileRoute } from '@tanstack/react-router';
import { ClaimsPage } from '../../aftersales/ClaimsPage.tsx';

export const Route = createFileRoute('/_shell/afterSales/')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  component: ClaimsPage,
});
