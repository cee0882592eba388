import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/commentQix')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  component: NotYet,
});
