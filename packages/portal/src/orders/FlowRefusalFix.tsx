import { refusalFixOf } from '@crossdock/contract/checkout/refusalFixes.ts';
import { RefusalFixButton } from './RefusalFixButton.tsx';
import { SplitOrderOffer } from './SplitOrderOffer.tsx';
import type { StepProps } from './stepProps.ts';

/**
 * Offers a repair of a refusal within the four steps: a lane that accepts the parcels, with its price, or two orders.
 */
export function FlowRefusalFix({ error, flow, state, setFlow }: StepProps & { error: string }) {
  const offers = state.channels.data?.offers ?? [];
  const offer = offers.find((one) => one.possible && one.channelId !== state.offer?.channelId);
  const repair = refusalFixOf(error);
  const unfit = (state.info.data?.parcels ?? []).flatMap(({ id, problem }) => (problem ? [id] : []));
  const fit = state.parcelIds.filter((id) => !unfit.includes(id));
  if (repair === 'twoOrders' || (repair === 'otherLane' && !offer))
    return <SplitOrderOffer parcelIds={state.parcelIds} to={state} setFlow={setFlow} />;
  return (
    <RefusalFixButton
      error={error}
      offer={offer}
      fit={fit.length > 0 ? fit : undefined}
      services={flow.services}
      setFlow={setFlow}
      open={(place) => setFlow({ step: place === 'declarer' ? 'review' : place })}
    />
  );
}
