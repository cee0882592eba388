import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../staff/MessagesPage.tsx';

export const Route = createFileRoute('/_shell/messages')({
  staticData: { title: 'shell.nav.messages' },
  validateSearch: anyFilters,
  component: MessagesPage,
});
