import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AnswerTimesPage } from '../../support/AnswerTimesPage.tsx';

export const Route = createFileRoute('/_shell/chat/times')({
  staticData: { title: 'support.times' },
  validateSearch: anyFilters,
  component: AnswerTimesPage,
});
