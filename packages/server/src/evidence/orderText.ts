import { words as orderWords, portalWords } from '@crossdock/contract/orders/words.ts';
import { words as quoteWords } from '@crossdock/contract/pricing/words.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { orderCostsOf } from '../orders/costsView.ts';
import type { PdfTable } from '../platform/pdf.ts';
import type { EvidenceFormatter, LabeledText, Section } from './formatter.ts';
import type { OrderEvidence, ParcelEvidence, Shipment } from './gather.ts';
import { deliveryRecord, packageSections } from './packageText.ts';
import { parcelSection } from './parcelText.ts';

/** The content of a document before its photos are loaded. */
export interface EvidenceText {
  readonly title: string;
  readonly number: string;
  readonly facts: readonly LabeledText[];
  readonly sections: readonly Section[];
}

export function orderEvidenceText(
  { member, shipment, parcels }: OrderEvidence,
  s: EvidenceFormatter,
  currency: string,
): EvidenceText {
  const { order } = shipment;
  const mine = new Set(parcels.map(({ id }) => id));
  return {
    title: s.say('title.order'),
    number: order.number,
    facts: [...orderFacts(shipment, s), ...s.fact('member', member), ...recipientOf(shipment, s)],
    sections: [
      ...parcels.map((parcel, at) => parcelSection(parcel, at + 1, s)),
      ...packageSections(shipment, mine, s),
      ...deliverySection(shipment, s),
      moneySection(shipment, s, currency),
    ],
  };
}

export function parcelEvidenceText(
  { member, parcel, shipment }: ParcelEvidence,
  s: EvidenceFormatter,
): EvidenceText {
  return {
    title: s.say('title.parcel'),
    number: parcel.number ?? '',
    facts: [
      ...s.fact('member', member),
      ...(shipment ? [...orderFacts(shipment, s), ...recipientOf(shipment, s)] : []),
    ],
    sections: [
      parcelSection(parcel, 1, s),
      ...(shipment
        ? [...packageSections(shipment, new Set([parcel.id]), s), ...deliverySection(shipment, s)]
        : []),
    ],
  };
}

const stateWords = { ...portalWords, ...orderWords };

function orderFacts({ order }: Shipment, s: EvidenceFormatter): LabeledText[] {
  const warehouse = { name: order.warehouseName, names: order.warehouseNames };
  return [
    ...s.fact('order', order.number),
    ...s.fact('state', stateWords[`orders.state.${order.state}`][s.lang]),
    ...s.at('orderedAt', order.createdAt),
    ...s.fact('warehouse', warehouseNameIn(s.lang, warehouse)),
    ...s.fact('channel', order[s.lang]),
    ...s.fact('declared', s.money(order.declaredValueMinor)),
    ...(order.insuredValueMinor > 0 ? s.fact('insured', s.money(order.insuredValueMinor)) : []),
    ...s.at('lostAt', order.lostAt),
  ];
}

/** The recipient as of submission, without their identity number. */
function recipientOf({ order: { destination: to } }: Shipment, s: EvidenceFormatter): LabeledText[] {
  const place = to.pickupPoint
    ? [to.pickupPoint.name, to.pickupPoint.code, to.pickupPoint.address].filter(Boolean).join(' · ')
    : addressLine(to);
  return [
    ...s.fact(
      'recipient',
      [to.consignee, to.phone && `+${to.areaCode} ${to.phone}`].filter(Boolean).join(' · '),
    ),
    ...s.fact('address', [place, to.country].filter(Boolean).join(' · ')),
  ];
}

/** The delivery of the whole order. */
function deliverySection({ order }: Shipment, s: EvidenceFormatter): Section[] {
  const { facts, fileIds } = deliveryRecord(order.signProof, s);
  if (facts.length === 0 || order.signedAt === null) return [];
  return [
    {
      title: s.say('delivery'),
      facts: [...s.at('deliveredAt', order.signedAt), ...facts],
      pictures: fileIds.map((fileId) => s.picture('picture.signed', fileId, order.signedAt)),
    },
  ];
}

function moneySection({ order, lines }: Shipment, s: EvidenceFormatter, currency: string): Section {
  const costs = orderCostsOf(order, lines);
  const billed = costs.billTotalMinor !== null;
  const shown = [...(billed ? costs.bill : costs.quote), ...costs.payment];
  const fees = costs.payment.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const { paidMinor, givenBackMinor, compensatedMinor } = costs.account;
  const sum = (name: string, amountMinor: number): [string, string][] =>
    amountMinor === 0 ? [] : [[name, s.money(amountMinor)]];
  const table: PdfTable = {
    head: [s.say('item'), s.say('amount')],
    widths: [3, 1],
    rows: shown.map(({ kind, amountMinor }) => [
      quoteWords[`quote.kind.${kind}`][s.lang],
      s.money(amountMinor),
    ]),
    totals: [
      [s.say('total', { currency }), s.money((costs.billTotalMinor ?? costs.quoteTotalMinor) + fees)],
      [s.say('paid'), s.money(paidMinor + fees)],
      ...sum(s.say('givenBack'), givenBackMinor),
      ...sum(s.say('compensated'), compensatedMinor),
    ],
  };
  return { title: s.say('money'), facts: s.at('paidAt', order.paidAt), table, pictures: [] };
}
