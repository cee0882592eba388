import { createFileRoute } from '@tanstack/react-router';
import { UnsentPage } from '../../shell/UnsentPage.tsx';

export const Route = createFileRoute('/_shell/unsent')({
  staticData: { title: 'unsent.title', action: 'myBag' },
  component: UnsentPage,
});
