import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/withdrawal')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.withdrawal', action: 'wallet' },
  component: NotYet,
});
