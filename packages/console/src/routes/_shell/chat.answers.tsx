import { createFileRoute } from '@tanstack/react-router';
import { ReadyAnswersPage } from '../../support/ReadyAnswersPage.tsx';

export const Route = createFileRoute('/_shell/chat/answers')({
  staticData: { title: 'support.ready' },
  component: ReadyAnswersPage,
});
