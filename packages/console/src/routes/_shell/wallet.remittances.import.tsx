import { createFileRoute } from '@tanstack/react-router';
import { ImportRemittancesPage } from '../../remittances/ImportRemittancesPage.tsx';

export const Route = createFileRoute('/_shell/wallet/remittances/import')({
  staticData: { title: 'remittances.import' },
  component: ImportRemittancesPage,
});
