import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ImportShipmentsPage } from '../../orders/ImportShipmentsPage.tsx';

export const Route = createFileRoute('/_shell/shipping/import')({
  staticData: { title: 'orders.ship.import' },
  validateSearch: anyFilters,
  component: ImportShipmentsPage,
});
