import { createFileRoute } from '@tanstack/react-router';
import { CommentsPage } from '../../comments/CommentsPage.tsx';

export const Route = createFileRoute('/_shell/comments')({
  staticData: { title: 'comments.title' },
  component: CommentsPage,
});
