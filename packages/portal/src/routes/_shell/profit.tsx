import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/profit')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.profit', action: 'profit' },
  component: NotYet,
});
