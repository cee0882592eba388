import { useNavigate, useSearch } from '@tanstack/react-router';

export const flowSteps = ['parcels', 'destination', 'channel', 'review'] as const;
export type FlowStep = (typeof flowSteps)[number];

/** What the member has chosen so far. What is missing here falls back to a sensible default. */
export interface Flow {
  readonly step: FlowStep;
  /** Undefined: not chosen yet, which is not the same as none. */
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
  /** A coupon, or points. */
  readonly memberCouponId?: string | undefined;
  readonly points: number;
  /** What is done to the whole order. */
  readonly services: readonly { readonly serviceId: string; readonly quantity: number }[];
  /** Undefined: not chosen yet, and the default declarer stands in where one is needed. */
  readonly declarerIds?: readonly string[] | undefined;
}

type Search = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The flow lives in the URL: a reload, the back button and a detour to the address book lose nothing. Steps are places in
 * the history, changes within a step are not.
 */
export function useFlow(): [Flow, (change: Partial<Flow>) => void] {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const flow = flowIn(search);
  const set = (change: Partial<Flow>) => {
    const next = { ...flow, ...change };
    void navigate({
      to: '/consolidate',
      search: searchOf(next),
      replace: next.step === flow.step,
      resetScroll: next.step !== flow.step,
    });
  };
  return [flow, set];
}

export function flowIn(search: Search): Flow {
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
    services: servicesIn(text('services')),
    declarerIds: text('declarers')?.split(',').filter(Boolean),
  };
}

export function searchOf(flow: Flow): Search {
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
    services:
      flow.services.map(({ serviceId, quantity }) => `${serviceId}*${quantity}`).join(',') || undefined,
    declarers: flow.declarerIds?.join(','),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A whole number above 0, or 0 for anything else that may stand in an address. */
function countIn(value: Search[string]): number {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** `id*2,id*1`; what is no such thing is left out. */
function servicesIn(text = ''): Flow['services'] {
  return text.split(',').flatMap((one) => {
    const [serviceId = '', count = ''] = one.split('*');
    const quantity = countIn(count);
    return serviceId === '' || quantity === 0 ? [] : [{ serviceId, quantity }];
  });
}
