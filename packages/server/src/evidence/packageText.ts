import { words as orderWords } from '@crossdock/contract/orders/words.ts';
import { placeNameIn } from '@crossdock/contract/tracking/places.ts';
import { packageNumber, packagesOfEvent, reconciledPackages } from '@crossdock/domain/orders/packages.ts';
import { signProofIn } from '../orders/signProof.ts';
import type { EvidenceFormatter, LabeledText, Section } from './formatter.ts';
import type { Shipment } from './gather.ts';

type PackageRow = Shipment['packages'][number];

/** The record of a delivery: who recorded it, who signed for it, and the note. */
export function deliveryRecord(
  stored: unknown,
  s: EvidenceFormatter,
): { facts: LabeledText[]; fileIds: readonly string[] } {
  const proof = signProofIn(stored);
  if (proof === undefined) return { facts: [], fileIds: [] };
  const { by, signer, note, fileIds } = proof;
  const said = [s.say(`signedBy.${by}`), signer ? s.say('signer', { name: signer }) : '', note];
  return { facts: [...s.fact('delivery', said.filter(Boolean).join(' · '))], fileIds };
}

/** The packages of an order, or only those that contain a given parcel of it. */
export function packageSections(
  shipment: Shipment,
  mine: ReadonlySet<string>,
  s: EvidenceFormatter,
): Section[] {
  const { order, packages, contents } = shipment;
  const rows = reconciledPackages(order, packages);
  const isAbout = ({ id }: PackageRow) => {
    const inside = contents.get(id) ?? [];
    return inside.length === 0 || inside.some(({ parcelId }) => mine.has(parcelId));
  };
  return rows.filter(isAbout).map((row) => packageSection(row, shipment, mine, s));
}

function packageSection(
  row: PackageRow,
  shipment: Shipment,
  mine: ReadonlySet<string>,
  s: EvidenceFormatter,
): Section {
  const { order, measurements } = shipment;
  const taken = measurements.filter(({ ofId }) => ofId === row.id);
  const delivery = deliveryRecord(row.signProof, s);
  const packed = row.photoFileId;
  return {
    title: s.say('package', { number: packageNumber(order.number, row.position) }),
    facts: [
      ...s.fact('state', orderWords[`orders.package.state.${row.state}`][s.lang]),
      ...contentsText(row, shipment, mine, s),
      ...s.fact('measures', s.measures(row)),
      ...taken.map(s.taken),
      ...s.at('packedAt', row.createdAt),
      ...handOver(row, shipment, s),
      ...newestEvent(row, shipment, s),
      ...s.at('deliveredAt', row.deliveredAt),
      ...delivery.facts,
      ...s
        .at('lostAt', row.lostAt)
        .map(([about, at]): LabeledText => [about, [at, row.lostReason].filter(Boolean).join(' · ')]),
    ],
    pictures: [
      ...(packed === null ? [] : [s.picture('picture.packed', packed, row.createdAt)]),
      ...taken.flatMap(({ fileId, at }) =>
        fileId === null || fileId === packed ? [] : [s.picture('picture.measured', fileId, at)],
      ),
      ...delivery.fileIds.map((fileId) => s.picture('picture.signed', fileId, row.deliveredAt)),
    ],
  };
}

/**
 * The line about the dispatch of a package: its time, carrier and tracking number. There is none before the dispatch.
 */
function handOver(row: PackageRow, { order }: Shipment, s: EvidenceFormatter): LabeledText[] {
  if (row.shippedAt === null || row.carrierId === null) return [];
  return [
    ...s.at('handedOver', row.shippedAt),
    ...s.fact('carrier', row.carrierName ?? order.carrierName),
    ...s.fact('tracking', row.forwardingNumber),
  ];
}

function contentsText(
  row: PackageRow,
  { contents }: Shipment,
  mine: ReadonlySet<string>,
  s: EvidenceFormatter,
): LabeledText[] {
  return (contents.get(row.id) ?? [])
    .filter(({ parcelId }) => mine.has(parcelId))
    .flatMap(({ goodsName, courierNumber, pieces, goodsCount }) => {
      const part = pieces === null ? s.say('part') : s.say('pieces', { pieces, all: goodsCount });
      return s.fact('contents', [goodsName, part, courierNumber].filter(Boolean).join(' · '));
    });
}

function newestEvent(
  row: PackageRow,
  { order, packages, events }: Shipment,
  s: EvidenceFormatter,
): LabeledText[] {
  const rows = reconciledPackages(order, packages);
  const newest = events.find(({ number }) =>
    packagesOfEvent(number, order.number, rows).some(({ id }) => id === row.id),
  );
  if (newest === undefined) return [];
  const said = [s.when(newest.at), newest[s.lang], placeNameIn(s.lang, newest.place)];
  return s.fact('newest', said.filter(Boolean).join(' · '));
}
