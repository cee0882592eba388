import { createFileRoute } from '@tanstack/react-router';
import { ApplyPage } from '../../aftersales/ApplyPage.tsx';

export const Route = createFileRoute('/_shell/afterSales/apply')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  component: ApplyPage,
});
