import { createFileRoute } from '@tanstack/react-router';
import { LevelsPage } from '../../members/LevelsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/levels')({
  staticData: { title: 'shell.nav.levels' },
  validateSearch: anyFilters,
  component: LevelsPage,
});
