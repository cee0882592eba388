import { createFileRoute } from '@tanstack/react-router';
import { GuidePage } from '../../guide/GuidePage.tsx';

export const Route = createFileRoute('/_shell/noviceguidance')({
  staticData: { title: 'shell.route.noviceguidance', action: 'system' },
  component: GuidePage,
});
