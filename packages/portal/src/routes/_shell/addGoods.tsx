import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/addGoods')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.addGoods', action: 'pickUpGoods' },
  component: NotYet,
});
