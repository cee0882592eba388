import { createFileRoute } from '@tanstack/react-router';
import { LateMailBounced } from '../../members/LateMailBounced.tsx';
import { MePage } from '../../members/MePage.tsx';

export const Route = createFileRoute('/_shell/me')({
  staticData: { title: 'shell.route.me', action: 'member' },
  component: () => <MePage warning={<LateMailBounced />} />,
});
