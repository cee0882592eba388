import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/answer')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.answer', action: 'system' },
  component: NotYet,
});
