import { type RefusalFix, refusalFixOf } from '@crossdock/contract/checkout/refusalFixes.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { ChannelOffer } from './consolidation.ts';
import type { FlowChoices } from './flow.ts';

export type RefusalFixStep = 'parcels' | 'destination' | 'channel' | 'declarer';

export interface RefusalFixProps {
  /** The refusal's code. */
  readonly error: string;
  readonly setFlow: (change: Partial<FlowChoices>) => void;
  /** Opens the step or sheet in which the member can change the choice that caused the refusal. */
  readonly open: (place: RefusalFixStep) => void;
  /** A lane that accepts the parcels, with its price. */
  readonly offer?: ChannelOffer | undefined;
  /**
   * The chosen parcels that can ship. Undefined if there are none, or on a page whose plan leaves out the other
   * parcels anyway.
   */
  readonly fit?: readonly string[] | undefined;
  readonly services: FlowChoices['services'];
}

/** Changes of the order that resolve a refusal at once. */
const changes: Readonly<Partial<Record<RefusalFix, Partial<FlowChoices>>>> = {
  chooseParcels: { parcelIds: undefined },
  chooseDeclarer: { declarerIds: undefined },
  noInsurance: { insuredMinor: 0 },
  payNow: { cashOnDelivery: false },
  noDiscount: { memberCouponId: undefined, points: 0, noDiscount: true },
};

/** The button that resolves a refusal of the order; nothing if the member cannot resolve it. */
export function RefusalFixButton(props: RefusalFixProps) {
  const repair = refusalFixOf(props.error);
  switch (repair) {
    case 'leaveOut':
      return <Press label={t('repair.leaveOut')} onClick={() => props.setFlow({ parcelIds: props.fit })} />;
    case 'noServices':
      return <NoServices {...props} />;
    case 'chooseParcels':
    case 'chooseDeclarer':
    case 'noInsurance':
    case 'payNow':
    case 'noDiscount':
      return <Press label={t(`repair.${repair}`)} onClick={() => props.setFlow(changes[repair] ?? {})} />;
    case 'chooseAddress':
      return <Press label={t('repair.chooseAddress')} onClick={() => props.open('destination')} />;
    case 'otherLane':
      return <OtherLane {...props} />;
    case 'declareParcel':
      return <Press label={t('repair.declareParcel')} onClick={() => props.open('parcels')} />;
    default:
      return <RefusalFixLink error={props.error} />;
  }
}

function OtherLane({ offer, setFlow, open }: RefusalFixProps) {
  const formatting = useFormatting();
  if (!offer?.quote) return <Press label={t('repair.otherLane')} onClick={() => open('channel')} />;
  const amount = formatMoney(offer.quote.totalMinor, formatting.currency, formatting);
  return (
    <Press
      label={t('repair.laneAt', { lane: offer.name, amount })}
      onClick={() => setFlow({ channelId: offer.channelId, carrierId: undefined })}
    />
  );
}

/** Removes the services that are no longer offered and keeps the others. */
function NoServices({ services, setFlow }: RefusalFixProps) {
  const { data } = useCall('listOfferedServices', {}, { staleMs: 0 });
  const offered = data?.list.filter(({ places }) => places.includes('order')).map(({ id }) => id) ?? [];
  const kept = services.filter(({ serviceId }) => offered.includes(serviceId));
  return (
    <Press
      label={t(kept.length > 0 ? 'repair.lessServices' : 'repair.noServices')}
      onClick={() => setFlow({ services: kept })}
    />
  );
}

/** A button that leads to another page to resolve a refusal, for pages without steps or sheets. */
export function RefusalFixLink({ error }: Pick<RefusalFixProps, 'error'>) {
  const repair = refusalFixOf(error);
  switch (repair) {
    case 'addAddress':
    case 'addDeclarer':
    case 'seeAddresses':
    case 'verifyIdentity':
      return <Elsewhere repair={repair} />;
    default:
      return null;
  }
}

/** Leads to a form on another page, which leads back to this page. */
function Elsewhere({ repair }: { repair: 'addAddress' | 'addDeclarer' | 'seeAddresses' | 'verifyIdentity' }) {
  const returnTo = useLocation({ select: ({ href }) => href });
  const look = { className: buttonClass({ look: 'outline', small: true }), children: t(`repair.${repair}`) };
  if (repair === 'addAddress') return <Link to="/address" search={{ add: '1', returnTo }} {...look} />;
  if (repair === 'addDeclarer') return <Link to="/declarer" search={{ add: '1', returnTo }} {...look} />;
  return repair === 'seeAddresses' ? (
    <Link to="/address" search={{ returnTo }} {...look} />
  ) : (
    <Link to="/authentication" search={{ returnTo }} {...look} />
  );
}

function Press({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="outline" small onClick={onClick}>
      {label}
    </Button>
  );
}

/** The refusal code of a failed call: that of its first field, or its own. */
export const refusalCode = ({ error, fields }: CallFailure): string =>
  Object.values(fields)[0]?.error ?? error;
