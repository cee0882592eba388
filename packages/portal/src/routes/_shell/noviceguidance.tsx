import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/noviceguidance')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.noviceguidance', action: 'system' },
  component: NotYet,
});
