import { Page } from '@crossdock/ui/Page.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { type FlowChoices, useFlow } from './flow.ts';
import { PlacedOrder } from './PlacedOrder.tsx';
import { ShipPlan } from './ShipPlan.tsx';
import type { InjectedShipParts, OrderFollowUp } from './shipTypes.ts';

/**
 * Ships everything: the best order for all shelved parcels on one page, with one button that orders and pays.
 * Once ordered, the URL names the order, so that a reload or a lost connection continues with its payment.
 */
export function ShipPage(parts: InjectedShipParts) {
  const { order }: { order?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  // This state is lost on a reload, so that nothing is paid without a tap.
  const [next, setNext] = useState<OrderFollowUp>({ follow: 'ask', seenMinor: 0 });
  return (
    <Page
      title={t('shell.route.ship')}
      intro={order ? undefined : t('ship.intro')}
      actions={order ? undefined : <LinkButton to="/plan" look="plain" small text={t('shell.route.plan')} />}
    >
      {order ? (
        <PlacedOrder orderId={String(order)} {...next} />
      ) : (
        <Planning
          {...parts}
          onPlaced={(id, placed) => {
            setNext(placed);
            void navigate({ to: '/ship', search: { order: id }, replace: true });
          }}
        />
      )}
    </Page>
  );
}

function Planning(props: InjectedShipParts & { onPlaced: (id: string, next: OrderFollowUp) => void }) {
  const [flow, setFlow] = useFlow('/ship');
  const plan = useCall('planOrder', planned(flow), {
    topics: ['parcels', 'addresses', 'declarers', 'identity', 'coupons', 'wallet', 'orders'],
    keepLast: true,
    staleMs: 0,
  });
  return (
    <Loaded query={plan} skeleton={{ rows: 5, heightPx: 72 }}>
      {(data) => (
        <ShipPlan
          {...props}
          flow={flow}
          setFlow={setFlow}
          plan={data}
          stale={plan.isPlaceholderData}
          again={() => void plan.refetch()}
        />
      )}
    </Loaded>
  );
}

/** The input of the plan: only the choices that the member made. The server decides everything else. */
function planned(flow: FlowChoices) {
  const { parcelIds, addressId, pickupPointId, consignee, phone, channelId, carrierId, memberCouponId } =
    flow;
  return {
    ...(parcelIds && parcelIds.length > 0 ? { parcelIds: [...parcelIds] } : {}),
    ...(addressId ? { addressId } : {}),
    ...(pickupPointId ? { pickupPointId } : {}),
    ...(consignee ? { consignee } : {}),
    ...(phone ? { phone } : {}),
    ...(channelId ? { channelId } : {}),
    ...(carrierId ? { carrierId } : {}),
    insuredMinor: flow.insuredMinor,
    taxIncluded: flow.taxIncluded,
    cashOnDelivery: flow.cashOnDelivery,
    ...(memberCouponId ? { memberCouponId } : {}),
    points: memberCouponId ? 0 : flow.points,
    bestCoupon: !flow.noDiscount,
    ...(flow.declarerIds ? { declarerIds: [...flow.declarerIds] } : {}),
    services: [...flow.services],
  };
}
