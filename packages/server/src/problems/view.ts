import type { StaffProblem } from '@crossdock/contract/problems/desk.ts';
import type { ProblemRow } from '@crossdock/contract/problems/shapes.ts';
import { destinationChangeStates } from '@crossdock/domain/orders/changes.ts';
import { packageNumber } from '@crossdock/domain/orders/packages.ts';
import {
  overdueCutoff,
  type ProblemSettings,
  problemChoicesFor,
  problemFee,
  type problemSteps,
} from '@crossdock/domain/parcels/problems.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { signedPicture } from '../platform/fileRows.ts';
import type { ShopId } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { ProblemRecord, StaffProblemRecord } from './store.ts';

export interface ProblemViewContext {
  readonly settings: ProblemSettings;
  readonly now: string;
  picture(fileId: string): { readonly thumb: string; readonly full: string };
}

interface Looking {
  readonly shop: { readonly id: ShopId; readonly settings: { readonly problems: ProblemSettings } };
}

export function problemViewContext({ shop }: Looking, { config }: Services, now: string): ProblemViewContext {
  return {
    settings: shop.settings.problems,
    now,
    picture: (fileId) => {
      const { url, thumb } = signedPicture(config.APP_SECRET, shop.id, fileId, now);
      return { thumb, full: url };
    },
  };
}

/** Whether the order of the parcel can be sent without it: it is not packed, and has other parcels. */
export function canShipWithoutParcel(
  row: Pick<ProblemRecord, 'parcelState' | 'orderState' | 'orderParcels' | 'orderIsPacked' | 'vipOrderId'>,
): boolean {
  const { parcelState, orderState, orderParcels, orderIsPacked, vipOrderId } = row;
  return (
    parcelState === 'requested' &&
    orderState !== null &&
    isOneOf(destinationChangeStates, orderState) &&
    !orderIsPacked &&
    (orderParcels ?? 0) > 1 &&
    vipOrderId === null
  );
}

/** A problem as its member sees it. */
export function problemOf(row: ProblemRecord, { settings, picture, now }: ProblemViewContext): ProblemRow {
  const { id, type, state, description, byFirm, blocks, asked, resolution } = row;
  const offered = state === 'open' ? problemChoicesFor(type, row.parcelState, canShipWithoutParcel(row)) : [];
  return {
    ...{ id, type, state, description, byFirm, blocks, asked, resolution },
    overdue: state !== 'resolved' && row.createdAt < overdueCutoff(now, settings),
    registeredAt: row.createdAt,
    processedAt: row.resolvedAt,
    pictures: row.fileIds.map(picture),
    parcel: {
      id: row.parcelId,
      number: row.number,
      courierNumber: row.courierNumber,
      goodsName: row.goodsName,
      state: row.parcelState,
    },
    order:
      row.orderId === null
        ? null
        : { id: row.orderId, number: row.orderNumber ?? '', totalMinor: row.orderTotalMinor },
    choices: offered.map((choice) => ({ choice, feeMinor: problemFee(choice, byFirm, settings) })),
    answer:
      row.choice === null || row.answeredAt === null
        ? null
        : {
            choice: row.choice,
            note: row.answerNote,
            feeMinor: row.feeMinor,
            at: row.answeredAt,
            pictures: row.proofFileIds.map(picture),
          },
  };
}

export function staffProblemOf(
  row: StaffProblemRecord,
  reader: ProblemViewContext,
  staffId: string,
): StaffProblem {
  return {
    ...problemOf(row, reader),
    member:
      row.memberId === null
        ? null
        : { id: row.memberId, name: row.memberName ?? '', account: row.memberAccount ?? '' },
    package:
      row.packageId === null || row.packagePosition === null
        ? null
        : { id: row.packageId, number: packageNumber(row.orderNumber ?? '', row.packagePosition) },
    warehouseName: row.warehouseName ?? '',
    shelfCode: row.shelfCode,
    registeredBy: row.registeredByName ?? '',
    processedBy: row.resolvedByName,
    takenBy: row.takenBy === null ? null : { name: row.takenByName ?? '', mine: row.takenBy === staffId },
  };
}

interface Step {
  readonly event: (typeof problemSteps)[number];
  readonly at: string;
  readonly why: string;
  readonly memberId: string | null;
  readonly staffId: string | null;
  readonly staffName: string | null;
}

export function problemStepOf(step: Step) {
  const { event, at, why, staffName } = step;
  const by = step.staffId !== null ? 'staff' : step.memberId !== null ? 'member' : 'system';
  return { event, at, why, by, staffName: staffName ?? '' } as const;
}
