import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AssistantsPage } from '../../assistants/AssistantsPage.tsx';

export const Route = createFileRoute('/_shell/assistants/')({
  staticData: { title: 'shell.route.assistants', action: 'member' },
  validateSearch: anyFilters,
  component: AssistantsPage,
});
