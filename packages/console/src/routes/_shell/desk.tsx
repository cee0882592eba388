import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from '../../parcels/DeskPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/desk')({
  staticData: { title: 'shell.nav.desk' },
  validateSearch: anyFilters,
  component: DeskPage,
});
