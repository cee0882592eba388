import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/vipOrder')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: NotYet,
});
