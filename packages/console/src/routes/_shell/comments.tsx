import { createFileRoute } from '@tanstack/react-router';
import { CommentsPage } from '../../comments/CommentsPage.tsx';
import { anyFilters } from '../../shell/search.ts';

export const Route = createFileRoute('/_shell/comments')({
  staticData: { title: 'comments.title' },
  validateSearch: anyFilters,
  component: CommentsPage,
});
