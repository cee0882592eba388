import { createFileRoute } from '@tanstack/react-router';
import { NotYetPage } from '../../shell/NotYetPage.tsx';

export const Route = createFileRoute('/_shell/answer')({
  staticData: { title: 'shell.route.answer', action: 'system' },
  component: () => <NotYetPage about="answer" />,
});
