import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { largestMergeableGroup, type MergeRules } from '@crossdock/domain/parcels/merge.ts';
import { callQuery } from '@crossdock/web/queries.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { client, useCall } from '../shell/api.ts';
import { mergeRulesOf, toMergeCandidate } from '../shell/merging.ts';
import { declarersFor } from './declarersFor.ts';
import type { FlowChoices } from './flow.ts';

export type ShelvedParcel = Output<'queryParcels'>['list'][number];
export type DefaultInfo = Output<'getOrderDefaultInfo'>;
export type ChannelOffer = Output<'getChannel'>['offers'][number];

/** The data of all four steps: the member's choices, completed with defaults, and the server's answers. */
export interface Consolidation {
  readonly shelved: UseQueryResult<Output<'queryParcels'>, CallFailure>;
  /** The shop's merging rules; undefined until they are loaded. */
  readonly rules: MergeRules | undefined;
  readonly parcelIds: readonly string[];
  readonly info: UseQueryResult<DefaultInfo, CallFailure>;
  /** True if the chosen parcels can travel together. */
  readonly together: boolean;
  readonly addressId: string | undefined;
  readonly pickupPointId: string | undefined;
  /** The chosen declarers. Empty means that the consignee declares. */
  readonly declarerIds: readonly string[];
  readonly channels: UseQueryResult<Output<'getChannel'>, CallFailure>;
  readonly offer: ChannelOffer | undefined;
  readonly carrierId: string | undefined;
  readonly quote: UseQueryResult<Output<'quoteOrder'>, CallFailure>;
  /** The input for the quote and the submission. Undefined while something is missing. */
  readonly choice: Request<'quoteOrder'> | undefined;
}

export function useConsolidation(flow: FlowChoices): Consolidation {
  const shelved = useCall('queryParcels', { state: 'shelved', pageSize: 100 }, { topics: ['parcels'] });
  const goods = useCall('queryGoodsTypes', {}, { staleMs: 300_000 });
  const rules = goods.data && mergeRulesOf(goods.data);
  const parcelIds = flow.parcelIds ?? (rules ? suggestedParcels(shelved.data?.list ?? [], rules) : []);
  const info = useCallKeepingPrevious(
    'getOrderDefaultInfo',
    { parcelIds: parcelIds.join(',') },
    parcelIds.length > 0,
    ['parcels', 'addresses', 'declarers', 'identity'],
  );
  const together = parcelIds.length > 0 && info.data !== undefined && agrees(info.data, parcelIds);
  const to = destinationOf(flow, info.data);
  const declarerIds = declarersFor(flow.declarerIds, info.data, to);
  const channels = useCallKeepingPrevious(
    'getChannel',
    {
      parcelIds: parcelIds.join(','),
      deliveryType: to.deliveryType,
      ...(to.addressId ? { addressId: to.addressId } : {}),
      ...(to.pickupPointId ? { pickupPointId: to.pickupPointId } : {}),
      ...(declarerIds.length > 0 ? { declarerIds: declarerIds.join(',') } : {}),
    },
    together && (to.addressId !== undefined || to.pickupPointId !== undefined),
    [],
  );
  const offers = channels.data?.offers ?? [];
  const offer = offers.find((one) => one.channelId === flow.channelId) ?? offers.find((one) => one.possible);
  const carrierId = carrierOf(offer, flow.carrierId);
  const choice =
    together && offer?.possible
      ? choiceOf(flow, parcelIds, { ...to, declarerIds }, offer, carrierId)
      : undefined;
  const quote = useCallKeepingPrevious('quoteOrder', choice ?? noChoice, choice !== undefined, []);
  return {
    shelved,
    rules,
    parcelIds,
    info,
    together,
    ...to,
    declarerIds,
    channels,
    offer,
    carrierId,
    quote,
    choice,
  };
}

const noChoice: Request<'quoteOrder'> = { parcelIds: [], deliveryType: 2, channelId: '' };

/** A read that keeps showing its last answer while the next one is fetched, so the running total does not flicker. */
export function useCallKeepingPrevious<N extends CallName>(
  name: N,
  input: Request<N>,
  enabled: boolean,
  topics: readonly string[],
): UseQueryResult<Output<N>, CallFailure> {
  return useQuery<Output<N>, CallFailure>({
    ...callQuery(client, name, input),
    enabled,
    meta: { topics },
    placeholderData: keepPreviousData,
  });
}

/** The default choice: the largest set of parcels that can travel together. */
export function suggestedParcels(parcels: readonly ShelvedParcel[], rules: MergeRules): string[] {
  return largestMergeableGroup(parcels.map(toMergeCandidate), rules).map((parcel) => parcel.id);
}

/** True if the answer is about exactly these parcels and none of them has a problem. */
function agrees(info: DefaultInfo, parcelIds: readonly string[]): boolean {
  const fit = info.parcels.filter((parcel) => parcel.problem === null).map((parcel) => parcel.id);
  return fit.length === parcelIds.length && parcelIds.every((id) => fit.includes(id));
}

function destinationOf(flow: FlowChoices, info: DefaultInfo | undefined) {
  const pickupPointId = info?.pickupPoints.find((point) => point.id === flow.pickupPointId)?.id;
  if (pickupPointId) return { pickupPointId, addressId: undefined, deliveryType: 3 as const };
  const usable = info?.addresses.filter((one) => one.usable) ?? [];
  const address = usable.find((one) => one.id === flow.addressId) ?? usable[0];
  return {
    pickupPointId: undefined,
    addressId: address?.id,
    deliveryType: address?.deliveryType === 3 ? (3 as const) : (2 as const),
  };
}

function carrierOf(offer: ChannelOffer | undefined, chosen: string | undefined): string | undefined {
  const own = offer?.carriers.find((one) => one.carrierId === chosen && one.refusals.length === 0);
  return own?.carrierId ?? offer?.carrierId ?? undefined;
}

function choiceOf(
  flow: FlowChoices,
  parcelIds: readonly string[],
  to: ReturnType<typeof destinationOf> & Pick<Consolidation, 'declarerIds'>,
  offer: ChannelOffer,
  carrierId: string | undefined,
): Request<'quoteOrder'> {
  return {
    parcelIds: [...parcelIds],
    deliveryType: to.deliveryType,
    ...(to.addressId ? { addressId: to.addressId } : {}),
    ...(to.pickupPointId ? { pickupPointId: to.pickupPointId } : {}),
    ...(to.pickupPointId && flow.consignee ? { consignee: flow.consignee } : {}),
    ...(to.pickupPointId && flow.phone ? { phone: flow.phone } : {}),
    channelId: offer.channelId,
    ...(carrierId ? { carrierId } : {}),
    insuredMinor: flow.insuredMinor,
    taxIncluded: flow.taxIncluded,
    cashOnDelivery: flow.cashOnDelivery,
    ...(flow.memberCouponId ? { memberCouponId: flow.memberCouponId } : {}),
    points: flow.memberCouponId ? 0 : flow.points,
    declarerIds: [...to.declarerIds],
    services: [...flow.services],
  };
}
