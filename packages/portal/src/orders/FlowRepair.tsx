import { repairOf } from '@crossdock/contract/checkout/repairs.ts';
import { RepairButton } from './RepairButton.tsx';
import type { StepProps } from './stepProps.ts';
import { TwoOrders } from './TwoOrders.tsx';

/** The repair of a refusal within the four steps: the lane that takes the parcels with its price, or two orders. */
export function FlowRepair({ error, state, setFlow }: StepProps & { error: string }) {
  const offers = state.channels.data?.offers ?? [];
  const offer = offers.find((one) => one.possible && one.channelId !== state.offer?.channelId);
  const repair = repairOf(error);
  if (repair === 'twoOrders' || (repair === 'otherLane' && !offer))
    return <TwoOrders parcelIds={state.parcelIds} to={state} setFlow={setFlow} />;
  return (
    <RepairButton
      error={error}
      offer={offer}
      setFlow={setFlow}
      open={(place) => setFlow({ step: place === 'declarer' ? 'review' : place })}
    />
  );
}
