import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { MessengerPage } from '../shell/MessengerPage.tsx';

export const Route = createFileRoute('/line')({
  staticData: { title: 'shell.route.line' },
  validateSearch: anyFilters,
  component: MessengerPage,
});
