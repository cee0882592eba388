import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/pickUpGoods')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.pickUpGoods', action: 'pickUpGoods' },
  component: NotYet,
});
