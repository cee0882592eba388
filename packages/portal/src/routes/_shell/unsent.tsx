import { createFileRoute } from '@tanstack/react-router';
import { UnsentPage } from '../../shell/UnsentPage.tsx';

export const Route = createFileRoute('/_shell/unsent')({
  staticData: { title: 'shell.route.unsent', action: 'myBag' },
  component: UnsentPage,
});
