import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { EvidenceFormatter, Section } from './formatter.ts';
import type { ParcelWithProof } from './gather.ts';

/** A parcel: its numbers, goods, arrival, measurements and photos. */
export function parcelSection(parcel: ParcelWithProof, n: number, s: EvidenceFormatter): Section {
  const { goodsName, goodsCount, measurements, photos } = parcel;
  const shown = new Set(photos.map(({ fileId }) => fileId));
  const warehouse = { name: parcel.warehouseName ?? '', names: parcel.warehouseNames };
  const goods = [`${goodsName} × ${goodsCount}`.trim(), parcel[s.lang] ?? ''].filter(Boolean).join(' · ');
  return {
    title: s.say('parcel', { n, number: parcel.courierNumber }),
    facts: [
      ...s.fact('courierNumber', parcel.courierNumber),
      ...s.fact('ownNumber', parcel.number),
      ...s.fact('goods', goods),
      ...s.fact('declared', s.money(parcel.declaredValueMinor)),
      ...s.fact('warehouse', warehouseNameIn(s.lang, warehouse)),
      ...s.at('receivedAt', parcel.arrivedAt),
      ...s.fact('measures', s.measures(parcel)),
      ...measurements.map(s.taken),
    ],
    pictures: [
      ...photos.map(({ fileId, kind, createdAt }) => s.picture(`picture.${kind}`, fileId, createdAt)),
      // The photo of the first measurement is left out here if it is one of the parcel's own photos.
      ...measurements.flatMap(({ fileId, at }) =>
        fileId === null || shown.has(fileId) ? [] : [s.picture('picture.measured', fileId, at)],
      ),
    ],
  };
}
