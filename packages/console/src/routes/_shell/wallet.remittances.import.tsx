import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ImportRemittancesPage } from '../../remittances/ImportRemittancesPage.tsx';

export const Route = createFileRoute('/_shell/wallet/remittances/import')({
  staticData: { title: 'remittances.import' },
  validateSearch: anyFilters,
  component: ImportRemittancesPage,
});
