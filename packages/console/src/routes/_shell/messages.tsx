import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../staff/MessagesPage.tsx';

export const Route = createFileRoute('/_shell/messages')({
  staticData: { title: 'shell.nav.messages' },
  component: MessagesPage,
});
