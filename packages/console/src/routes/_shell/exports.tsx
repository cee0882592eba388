import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ExportsPage } from '../../leaving/ExportsPage.tsx';

export const Route = createFileRoute('/_shell/exports')({
  staticData: { title: 'leaving.title' },
  validateSearch: anyFilters,
  component: ExportsPage,
});
