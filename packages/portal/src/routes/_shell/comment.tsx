import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/comment')({
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  component: () => <NotYetPage about="comment" />,
});
