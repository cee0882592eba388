import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ImportStoresPage } from '../../addresses/ImportStoresPage.tsx';

export const Route = createFileRoute('/_shell/pickupPoints_/import')({
  staticData: { title: 'addresses.stores.import' },
  validateSearch: anyFilters,
  component: ImportStoresPage,
});
