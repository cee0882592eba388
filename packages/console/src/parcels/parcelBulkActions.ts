import type { StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import {
  correctableParcelStates,
  inWarehouseParcelStates,
  type ParcelState,
} from '@crossdock/domain/parcels/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { client, useCall } from '../shell/api.ts';
import type { BulkAction } from '../shell/bulk.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

export function useParcelBulkActions(): BulkAction<StaffParcelRow>[] {
  const { may } = useStaff();
  const types = useCall('getDesk', {}, { staleMs: 60_000 }).data?.goodsTypes ?? [];
  return [...(may('parcel.shelve') ? [shelve()] : []), ...(may('parcel.write') ? corrections(types) : [])];
}

const refreshes = ['queryAllParcels', 'getStaffParcel'] as const;

/**
 * The `skips` function of a bulk action that is possible only in these states. Other parcels are listed with their
 * state.
 */
const unless =
  (states: readonly ParcelState[]) =>
  ({ state }: Pick<StaffParcelRow, 'state'>) =>
    states.includes(state) ? undefined : t(`parcels.state.${state}`);

const shelve = (): BulkAction<StaffParcelRow> => ({
  key: 'shelve',
  label: t('parcels.bulk.shelve'),
  skips: unless(inWarehouseParcelStates),
  asks: [{ name: 'shelf', label: t('parcels.bulk.shelf'), max: 30 }],
  run: async ({ courierNumber }, { shelf = '' }, idempotencyKey) => {
    const input = { shelfCode: shelf.trim().toUpperCase(), courierNumbers: [courierNumber] };
    const attempt = await client.attempt('shelveParcels', input, { idempotencyKey });
    if (!attempt.ok) return attempt;
    const [answer] = attempt.data.list;
    const isDone =
      answer !== undefined && isOneOf(['shelved', 'moved', 'unclaimed', 'refused'], answer.result);
    return isDone ? { ok: true } : { ok: false, failure: { message: answer?.message || '–' } };
  },
  undo: ({ id }) => client.attempt('undoShelve', { id }),
  refreshes: ['queryAllParcels', 'getDesk'],
});

/** Corrections that can be undone, because each row contains its earlier values. */
const corrections = (
  types: readonly { readonly code: string; readonly name: string }[],
): BulkAction<StaffParcelRow>[] => [
  {
    key: 'goodsType',
    label: t('parcels.bulk.goodsType'),
    skips: unless(correctableParcelStates),
    asks: [
      {
        ...{ name: 'goodsType', label: t('parcels.goodsType'), max: 40 },
        choices: types.map(({ code, name }) => ({ value: code, label: name })),
      },
    ],
    run: ({ id }, { goodsType = '' }, idempotencyKey) =>
      client.attempt('correctParcel', { id, goodsType }, { idempotencyKey }),
    undo: ({ id, goodsType }) => client.attempt('correctParcel', { id, goodsType }),
    refreshes,
  },
  {
    key: 'remark',
    label: t('parcels.bulk.remark'),
    skips: unless(correctableParcelStates),
    asks: [{ name: 'remark', label: t('parcels.said.remark'), max: 200, lines: true, optional: true }],
    run: ({ id }, { remark = '' }, idempotencyKey) =>
      client.attempt('correctParcel', { id, remark: remark.trim() }, { idempotencyKey }),
    undo: ({ id, remark }) => client.attempt('correctParcel', { id, remark }),
    refreshes,
  },
  {
    key: 'alone',
    label: t('parcels.bulk.alone'),
    skips: (parcel) =>
      unless(inWarehouseParcelStates)(parcel) ??
      (parcel.travelsAlone ? t('parcels.travelsAlone') : undefined),
    run: ({ id }, _values, idempotencyKey) =>
      client.attempt('setTravelsAlone', { id, travelsAlone: true }, { idempotencyKey }),
    undo: ({ id, travelsAlone }) => client.attempt('setTravelsAlone', { id, travelsAlone }),
    refreshes,
  },
];
