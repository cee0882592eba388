import { createFileRoute } from '@tanstack/react-router';
import { CommentPage } from '../../comments/CommentPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/comment')({
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  validateSearch: anyFilters,
  component: CommentPage,
});
