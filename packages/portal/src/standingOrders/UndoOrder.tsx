import { useCall } from '../shell/api.ts';
import { UndoStandingAction } from './UndoStandingAction.tsx';

/** Revokes an order of a standing order, on the order's own page. */
export default function UndoOrder({ orderId, until }: { orderId: string; until: string }) {
  const { data } = useCall('listStandingActs', {}, { topics: ['standing'] });
  const act = data?.list.find((one) => one.orderId === orderId);
  return act ? <UndoStandingAction id={act.id} until={until} /> : null;
}
