import { createFileRoute } from '@tanstack/react-router';
import { AssistantLogPage } from '../../assistants/AssistantLogPage.tsx';

export const Route = createFileRoute('/_shell/assistants/$id')({
  staticData: { title: 'shell.route.assistants', action: 'member' },
  component: Log,
});

function Log() {
  const { id } = Route.useParams();
  return <AssistantLogPage id={id} />;
}
