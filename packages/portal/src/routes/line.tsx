import { createFileRoute } from '@tanstack/react-router';
import { MessengerPage } from '../shell/MessengerPage.tsx';
import { anyFilters } from '../shell/search.ts';

export const Route = createFileRoute('/line')({
  staticData: { title: 'shell.route.line' },
  validateSearch: anyFilters,
  component: MessengerPage,
});
