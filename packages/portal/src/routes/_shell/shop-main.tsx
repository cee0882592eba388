import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../../shell/notYet.ts';

export const Route = createFileRoute('/_shell/shop-main')({
  codeSplitGroupings: [],
  staticData: { title: 'shell.route.shopMain', action: 'productList' },
  component: NotYet,
});
