import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { ProgramsPage } from '../../programs/ProgramsPage.tsx';

export const Route = createFileRoute('/_shell/programs')({
  staticData: { title: 'programs.title' },
  validateSearch: anyFilters,
  component: ProgramsPage,
});
