import { useNavigate, useSearch } from '@tanstack/react-router';

export const flowSteps = ['parcels', 'destination', 'channel', 'review'] as const;
export type FlowStep = (typeof flowSteps)[number];

/** The member's choices so far. A missing choice has a default. */
export interface FlowChoices {
  readonly step: FlowStep;
  /** Undefined means not chosen yet, which differs from an empty choice. */
  readonly parcelIds?: readonly string[] | undefined;
  readonly addressId?: string | undefined;
  readonly pickupPointId?: string | undefined;
  readonly consignee?: string | undefined;
  readonly phone?: string | undefined;
  readonly channelId?: string | undefined;
  readonly carrierId?: string | undefined;
  readonly insuredMinor: number;
  readonly taxIncluded: boolean;
  readonly cashOnDelivery: boolean;
  /** Either a coupon or points. */
  readonly memberCouponId?: string | undefined;
  readonly points: number;
  /** The member wants neither coupon nor points, not even those that would save most. */
  readonly noDiscount?: boolean;
  /** The services for the whole order. */
  readonly services: readonly { readonly serviceId: string; readonly quantity: number }[];
  /** Undefined means not chosen yet; the default declarer is used if one is required. */
  readonly declarerIds?: readonly string[] | undefined;
}

type Search = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Keeps the choices in the URL, so that a reload, the back button and a visit to the address book lose nothing. Each
 * step is its own history entry; changes within a step are not.
 */
export function useFlow(
  to: '/consolidate' | '/ship' = '/consolidate',
): [FlowChoices, (change: Partial<FlowChoices>) => void] {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const flow = flowFromSearch(search);
  const set = (change: Partial<FlowChoices>) => {
    const next = { ...flow, ...change };
    void navigate({
      to,
      search: flowToSearch(next),
      replace: next.step === flow.step,
      resetScroll: next.step !== flow.step,
    });
  };
  return [flow, set];
}

export function flowFromSearch(search: Search): FlowChoices {
  const text = (name: string) => (search[name] === undefined ? undefined : String(search[name]));
  const step = flowSteps.find((one) => one === search.step) ?? 'parcels';
  return {
    step,
    parcelIds: search.parcels === undefined ? undefined : String(search.parcels).split(',').filter(Boolean),
    addressId: text('address'),
    pickupPointId: text('point'),
    consignee: text('who'),
    phone: text('phone'),
    channelId: text('channel'),
    carrierId: text('carrier'),
    insuredMinor: countIn(search.insured),
    taxIncluded: search.tax === true,
    cashOnDelivery: search.cod === true,
    memberCouponId: text('coupon'),
    points: countIn(search.points),
    noDiscount: search.full === true,
    services: servicesIn(text('services')),
    declarerIds: text('declarers')?.split(',').filter(Boolean),
  };
}

export function flowToSearch(flow: FlowChoices): Search {
  const all: Search = {
    step: flow.step === 'parcels' ? undefined : flow.step,
    parcels: flow.parcelIds?.join(','),
    address: flow.addressId,
    point: flow.pickupPointId,
    who: flow.consignee,
    phone: flow.phone,
    channel: flow.channelId,
    carrier: flow.carrierId,
    insured: flow.insuredMinor || undefined,
    tax: flow.taxIncluded || undefined,
    cod: flow.cashOnDelivery || undefined,
    coupon: flow.memberCouponId,
    points: flow.points || undefined,
    full: flow.noDiscount || undefined,
    services:
      flow.services.map(({ serviceId, quantity }) => `${serviceId}*${quantity}`).join(',') || undefined,
    declarers: flow.declarerIds?.join(','),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A whole number above 0, or 0 for anything else in the URL. */
function countIn(value: Search[string]): number {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Reads `id*2,id*1` and skips what does not have this form. */
function servicesIn(text = ''): FlowChoices['services'] {
  return text.split(',').flatMap((one) => {
    const [serviceId = '', count = ''] = one.split('*');
    const quantity = countIn(count);
    return serviceId === '' || quantity === 0 ? [] : [{ serviceId, quantity }];
  });
}
