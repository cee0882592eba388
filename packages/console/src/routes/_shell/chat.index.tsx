import { createFileRoute } from '@tanstack/react-router';
import { ChatPage } from '../../support/ChatPage.tsx';

export const Route = createFileRoute('/_shell/chat/')({
  staticData: { title: 'support.desk' },
  component: ChatPage,
});
