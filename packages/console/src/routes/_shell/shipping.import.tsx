import { createFileRoute } from '@tanstack/react-router';
import { ImportShipmentsPage } from '../../orders/ImportShipmentsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/shipping/import')({
  staticData: { title: 'orders.ship.import' },
  validateSearch: anyFilters,
  component: ImportShipmentsPage,
});
