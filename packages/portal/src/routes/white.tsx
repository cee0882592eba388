import { createFileRoute } from '@tanstack/react-router';
import { TicketPage } from '../members/TicketPage.tsx';
import { anyFilters } from '../shell/search.ts';

export const Route = createFileRoute('/white')({
  staticData: { title: 'shell.route.white' },
  validateSearch: anyFilters,
  component: TicketPage,
});
