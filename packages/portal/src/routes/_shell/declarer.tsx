import { createFileRoute } from '@tanstack/react-router';
import { DeclarersPage } from '../../declarers/DeclarersPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/declarer')({
  staticData: { title: 'shell.route.declarer', action: 'declarer' },
  validateSearch: anyFilters,
  component: DeclarersPage,
});
