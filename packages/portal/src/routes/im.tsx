import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { TalkPage } from '../support/TalkPage.tsx';

export const Route = createFileRoute('/im')({
  staticData: { title: 'support.chat' },
  validateSearch: anyFilters,
  component: TalkPage,
});
