import { createFileRoute } from '@tanstack/react-router';
import { CommentsPage } from '../../comments/CommentsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/commentQix')({
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  validateSearch: anyFilters,
  component: CommentsPage,
});
