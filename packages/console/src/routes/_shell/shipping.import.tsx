import { createFileRoute } from '@tanstack/react-router';
import { ImportShipmentsPage } from '../../orders/ImportShipmentsPage.tsx';

export const Route = createFileRoute('/_shell/shipping/import')({
  staticData: { title: 'orders.ship.import' },
  component: ImportShipmentsPage,
});
