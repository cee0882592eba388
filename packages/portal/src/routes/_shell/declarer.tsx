import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/declarer')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.declarer', action: 'declarer' },
  component: NotYet,
});
