import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { DeclarersPage } from '../../declarers/DeclarersPage.tsx';

export const Route = createFileRoute('/_shell/declarer')({
  staticData: { title: 'shell.route.declarer', action: 'declarer' },
  validateSearch: anyFilters,
  component: DeclarersPage,
});
