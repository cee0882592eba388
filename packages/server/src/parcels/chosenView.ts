import type { ChosenParcel, PictureView } from '@crossdock/contract/orders/shapes.ts';
import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { MergeReason } from '@crossdock/domain/parcels/merge.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { ChosenRow } from './chosen.store.ts';

interface ParcelReader {
  readonly lang: Lang;
  picture(fileId: string): PictureView;
}

interface Photo {
  readonly parcel_id: string;
  readonly file_id: string;
}

export function chosenParcelOf(
  row: ChosenRow,
  photos: readonly Photo[],
  problem: MergeReason | undefined,
  reader: ParcelReader,
): ChosenParcel {
  return {
    id: row.id,
    billCode: row.bill_code,
    number: row.number,
    state: row.state,
    goodsName: row.goods_name,
    goodsType: row.goods_type ?? '',
    goodsTypeName: row[reader.lang] ?? '',
    goodsCount: row.goods_count,
    declaredValueMinor: row.declared_value_minor,
    warehouseId: row.warehouse_id,
    warehouseName: warehouseNameIn(reader.lang, {
      name: row.warehouse_name ?? '',
      names: row.warehouse_names,
    }),
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    pictures: photos
      .filter((photo) => photo.parcel_id === row.id)
      .map((photo) => reader.picture(photo.file_id)),
    problem: problemViewOf(row, problem, reader.lang),
  };
}

/** Why a chosen parcel cannot travel, or not with the others, in words. */
export function problemViewOf(
  row: Pick<ChosenRow, 'bill_code'>,
  reason: MergeReason | undefined,
  lang: Lang,
) {
  if (reason === undefined) return null;
  return { reason, message: refusalMessage(refuse(reason, { number: row.bill_code }), lang) };
}
