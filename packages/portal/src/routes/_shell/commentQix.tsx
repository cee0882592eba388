import { createFileRoute } from '@tanstack/react-router';
import { CommentsPage } from '../../comments/CommentsPage.tsx';

export const Route = createFileRoute('/_shell/commentQix')({
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  component: CommentsPage,
});
