import { createFileRoute } from '@tanstack/react-router';
import { AssistantsPage } from '../../assistants/AssistantsPage.tsx';

export const Route = createFileRoute('/_shell/assistants/')({
  staticData: { title: 'shell.route.assistants', action: 'member' },
  component: AssistantsPage,
});
