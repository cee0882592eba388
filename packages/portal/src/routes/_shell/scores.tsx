import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/scores')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.scores', action: 'wallet' },
  component: NotYet,
});
