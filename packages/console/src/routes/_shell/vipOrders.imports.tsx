import { createFileRoute } from '@tanstack/react-router';
import { VipImportsPage } from '../../vipImports/VipImportsPage.tsx';

export const Route = createFileRoute('/_shell/vipOrders/imports')({
  staticData: { title: 'vipImports.desk' },
  component: VipImportsPage,
});
