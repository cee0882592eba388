import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/vipOrderFile')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.vipOrderFile', action: 'vipOrderFile' },
  component: NotYet,
});
