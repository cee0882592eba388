import type { DeskOrder, DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { DeskParcel } from '@crossdock/contract/parcels/deskParcel.ts';
import type { AwaitedApproval } from '@crossdock/contract/wallet/approvals.ts';
import { actionsForStaff, type StaffActionInput } from '@crossdock/domain/orders/desk.ts';
import type { PackageState, PackageStep } from '@crossdock/domain/orders/packages.ts';
import { paymentStateOf } from '@crossdock/domain/orders/paymentState.ts';
import type { Role } from '@crossdock/domain/staff/roles.ts';
import { isRevocable } from '@crossdock/domain/standingOrders/rules.ts';
import type { StepRow, stateMovesOf } from '../platform/transitions.ts';
import { orderCostsOf } from './costsView.ts';
import type { DeskOrderRow } from './desk.store.ts';
import type { shelfCodesAndRemarks } from './deskParcels.store.ts';
import type { OrderDetailsData } from './detailsView.ts';
import { packagesOfOrder, submittedDestination } from './detailsView.ts';
import type { Packer } from './packers.store.ts';
import { priceHoldOf } from './priceHoldView.ts';
import type { OrderCarrier } from './shipping.store.ts';
import { signStatOf } from './signProof.ts';
import { dueMinor } from './store.ts';
import type { OrderCardExtras, OrderViewContext } from './view.ts';

export interface DeskViewContext extends OrderViewContext {
  readonly roles: readonly Role[];
  readonly staffId: string;
}

/** Data of the desk's list that is read separately from its rows. */
export interface DeskExtras extends Pick<OrderCardExtras, 'transferOn'> {
  readonly packers: ReadonlyMap<string, Packer>;
}

export function deskOrderOf(
  row: DeskOrderRow,
  reader: DeskViewContext,
  { transferOn, packers }: DeskExtras,
): DeskOrder {
  const packer = row.state === 'processing' ? packers.get(row.id) : undefined;
  return {
    ...row,
    member: {
      id: row.memberId,
      account: row.account,
      name: row.memberName,
      alias: row.randomName,
      phoneTail: row.memberPhone.slice(-4),
    },
    channelName: row[reader.lang],
    paymentState: paymentStateOf(row),
    revocableUntil:
      row.state !== 'cancelled' && isRevocable(row.revocableUntil, reader.now) ? row.revocableUntil : null,
    dueMinor: dueMinor(row),
    transfer: transferOn(row.id),
    packer: packer
      ? { name: packer.name, since: packer.since, mine: packer.staffId === reader.staffId }
      : null,
    actions: actionsForStaff(
      {
        state: row.state,
        packed: row.billTotalMinor !== null,
        packages: packagesCounted(row),
      },
      reader.roles,
    ),
  };
}

/**
 * Whether an order that has left the warehouse has packages in each of these states, which decides the actions that
 * are possible.
 */
const packagesCounted = (row: DeskOrderRow): StaffActionInput['packages'] => ({
  packed: row.partlyShipped,
  lost: row.lostCount > 0 || row.lostAt !== null,
  shipped:
    row.state === 'signed'
      ? row.foundLaterCount > 0
      : row.lostAt === null && row.shippedCount > row.arrivedCount + row.lostCount,
});

interface DeskDetails
  extends Omit<
      OrderDetailsData,
      'order' | 'events' | 'couponName' | 'beingPackedSince' | 'fromVip' | 'journey'
    >,
    DeskExtras {
  readonly order: DeskOrderRow;
  readonly packageSteps: Awaited<ReturnType<typeof stateMovesOf<PackageStep, PackageState>>>;
  readonly shelves: Awaited<ReturnType<typeof shelfCodesAndRemarks>>;
  readonly carriers: readonly OrderCarrier[];
  readonly totes: DeskOrderDetails['totes'];
  readonly secondAwaited: AwaitedApproval;
}

export function deskOrderDetailsOf(details: DeskDetails, reader: DeskViewContext): DeskOrderDetails {
  const { order } = details;
  return {
    ...order,
    ...deskOrderOf(order, reader, details),
    destination: submittedDestination(order),
    changes: details.changes,
    declarers: [...details.declarers],
    totes: details.totes,
    parcels: details.parcels.map((parcel) => deskParcelOf(parcel, details)),
    packages: packagesOfOrder(order, details, reader).map((one) => ({
      ...one,
      steps: details.packageSteps.filter(({ subjectId }) => subjectId === one.id).map(stepOf),
    })),
    steps: details.steps.map(stepOf),
    costs: orderCostsOf(order, details.lines),
    priceHold: priceHoldOf(order, details.hold, reader.now),
    signStat: signStatOf(order, reader),
    trackingUrl:
      order.forwardingNumber === ''
        ? ''
        : order.trackingUrl.replaceAll('{number}', encodeURIComponent(order.forwardingNumber)),
    secondAwaited: details.secondAwaited,
    carriers: details.carriers
      .filter((one) => one.active || one.id === order.carrierId)
      .map(({ id, code, name }) => ({ id, code, name })),
  };
}

function stepOf<E, S>(step: Taken<E, S>) {
  return {
    event: step.event,
    state: step.toState,
    at: step.at,
    by: step.memberId ? ('member' as const) : step.staffId ? ('staff' as const) : ('system' as const),
    why: step.why,
    staffName: step.staffName ?? '',
  };
}

interface Taken<E, S> extends Pick<StepRow, 'at' | 'memberId' | 'staffId' | 'why' | 'staffName'> {
  readonly event: E;
  readonly toState: S;
}

function deskParcelOf(shown: DeskDetails['parcels'][number], { shelves }: DeskDetails): DeskParcel {
  const shelf = shelves.get(shown.id);
  return {
    ...shown,
    shelfCode: shelf?.shelfCode ?? '',
    remark: shelf?.remark ?? '',
  };
}
