import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { CommentsPage } from '../../comments/CommentsPage.tsx';

export const Route = createFileRoute('/_shell/commentQix')({
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  validateSearch: anyFilters,
  component: CommentsPage,
});
