import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from '../../parcels/DeskPage.tsx';

export const Route = createFileRoute('/_shell/desk')({
  staticData: { title: 'shell.nav.desk' },
  validateSearch: anyFilters,
  component: DeskPage,
});
