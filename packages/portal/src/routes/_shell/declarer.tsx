import { createFileRoute } from '@tanstack/react-router';
import { DeclarersPage } from '../../declarers/DeclarersPage.tsx';

export const Route = createFileRoute('/_shell/declarer')({
  staticData: { title: 'shell.route.declarer', action: 'declarer' },
  component: DeclarersPage,
});
