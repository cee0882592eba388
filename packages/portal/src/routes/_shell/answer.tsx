import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../notices/NotificationsPage.tsx';

export const Route = createFileRoute('/_shell/answer')({
  staticData: { title: 'shell.route.answer', action: 'system' },
  validateSearch: anyFilters,
  component: NotificationsPage,
});
