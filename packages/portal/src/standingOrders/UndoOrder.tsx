import { useCall } from '../shell/api.ts';
import { UndoAct } from './UndoAct.tsx';

/** On the page of an order that a rule made: takes it back as the list of what rules did does. */
export default function UndoOrder({ orderId, until }: { orderId: string; until: string }) {
  const { data } = useCall('listStandingActs', {}, { topics: ['standing'] });
  const act = data?.list.find((one) => one.orderId === orderId);
  return act ? <UndoAct id={act.id} until={until} /> : null;
}
