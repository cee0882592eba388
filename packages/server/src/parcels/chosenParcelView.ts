import type { ChosenParcel } from '@crossdock/contract/orders/shapes.ts';
import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { PictureView } from '@crossdock/contract/wire/pictures.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { MergeObstacle } from '@crossdock/domain/parcels/merge.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { ChosenParcelRow } from './chosenParcels.store.ts';

interface ParcelReader {
  readonly lang: Lang;
  picture(fileId: string): PictureView;
}

interface Photo {
  readonly parcelId: string;
  readonly fileId: string;
}

export function chosenParcelOf(
  row: ChosenParcelRow,
  photos: readonly Photo[],
  problem: MergeObstacle | undefined,
  reader: ParcelReader,
): ChosenParcel {
  return {
    ...row,
    goodsType: row.goodsType ?? '',
    goodsTypeName: row[reader.lang] ?? '',
    warehouseName: warehouseNameIn(reader.lang, {
      name: row.warehouseName ?? '',
      names: row.warehouseNames,
    }),
    pictures: photos
      .filter((photo) => photo.parcelId === row.id)
      .map((photo) => reader.picture(photo.fileId)),
    problem: problemViewOf(row, problem, reader.lang),
  };
}

/** The text that explains why a chosen parcel cannot ship, alone or with the others. */
export function problemViewOf(
  row: Pick<ChosenParcelRow, 'courierNumber'>,
  reason: MergeObstacle | undefined,
  lang: Lang,
) {
  if (reason === undefined) return null;
  return { reason, message: refusalMessage(refuse(reason, { number: row.courierNumber }), lang) };
}
