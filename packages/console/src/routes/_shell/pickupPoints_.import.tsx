import { createFileRoute } from '@tanstack/react-router';
import { ImportStoresPage } from '../../addresses/ImportStoresPage.tsx';

export const Route = createFileRoute('/_shell/pickupPoints/import')({
  staticData: { title: 'addresses.stores.import' },
  component: ImportStoresPage,
});
