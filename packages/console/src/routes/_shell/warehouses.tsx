import { createFileRoute } from '@tanstack/react-router';
import { WarehousesPage } from '../../warehouses/WarehousesPage.tsx';

export const Route = createFileRoute('/_shell/warehouses')({
  staticData: { title: 'shell.nav.warehouses' },
  component: WarehousesPage,
});
