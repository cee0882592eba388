import { createFileRoute } from '@tanstack/react-router';
import { CommentPage } from '../../comments/CommentPage.tsx';

export const Route = createFileRoute('/_shell/comment')({
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  component: CommentPage,
});
