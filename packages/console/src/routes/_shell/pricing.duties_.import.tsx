import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ImportDutiesPage } from '../../pricing/ImportDutiesPage.tsx';

export const Route = createFileRoute('/_shell/pricing/duties_/import')({
  staticData: { title: 'duties.import' },
  validateSearch: anyFilters,
  component: ImportDutiesPage,
});
