import { createFileRoute } from '@tanstack/react-router';
import { AnswerTimesPage } from '../../support/AnswerTimesPage.tsx';

export const Route = createFileRoute('/_shell/chat/times')({
  staticData: { title: 'support.times' },
  component: AnswerTimesPage,
});
