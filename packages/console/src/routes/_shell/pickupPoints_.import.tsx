import { createFileRoute } from '@tanstack/react-router';
import { ImportStoresPage } from '../../addresses/ImportStoresPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/pickupPoints_/import')({
  staticData: { title: 'addresses.stores.import' },
  validateSearch: anyFilters,
  component: ImportStoresPage,
});
