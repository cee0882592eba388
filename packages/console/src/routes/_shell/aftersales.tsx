import { createFileRoute } from '@tanstack/react-router';
import { AfterSalesPage } from '../../aftersales/AfterSalesPage.tsx';

export const Route = createFileRoute('/_shell/aftersales')({
  staticData: { title: 'shell.nav.aftersales' },
  component: AfterSalesPage,
});
