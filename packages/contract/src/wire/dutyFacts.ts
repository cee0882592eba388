import type { Facts } from './facts.ts';

/** Fields of an estimate of duty and tax: `duties` of a quote or an offer, `estimate` of an order. */
export const dutyFacts = {
  duties: 'What customs are expected to charge for the shipment',
  'duties.kind': 'estimate, or none',
  'duties.country': 'Destination (ISO 3166, two letters)',
  'duties.base': 'What the limit and the rates are taken of: goods, or goodsAndFreight',
  'duties.currency': 'Currency of the destination as ISO 4217',
  'duties.table.from': 'First day on which the table applies, on the shop’s calendar',
  'estimate.table.from': 'First day on which the table applies, on the shop’s calendar',
  'duties.table.asOf': 'Day on which the figures were looked up',
  'duties.table.source': 'Where the figures are from',
  'duties.lines.rateBp': 'Rate in basis points: 250 is 2.5 %; 0: several usual ones together',
  'duties.declaredMinor': 'Declared value, in minor units of the shop’s currency',
  'duties.included': 'Whether the price of the order already contains tax',
  'estimate.included': 'Whether the price of the order already contains tax',
  'duties.goodsMinor': 'Declared value, in minor units of the destination’s currency',
  'estimate.goodsMinor': 'Declared value, in minor units of the destination’s currency',
  'duties.freightMinor':
    'Freight that is taxed too, in minor units of the destination’s currency; 0: none is',
  'estimate.freightMinor':
    'Freight that is taxed too, in minor units of the destination’s currency; 0: none is',
  'duties.lines.baseMinor': 'Amount that the rate is taken of, in minor units of the destination’s currency',
  'estimate.lines.baseMinor':
    'Amount that the rate is taken of, in minor units of the destination’s currency',
  'duties.landedMinor': 'Goods, order and tax together, in minor units of the shop’s currency',
  'estimate.landedMinor': 'Goods, order and tax together, in minor units of the shop’s currency',
  'duties.boughtMinor':
    'What was paid for the goods where it is known, else what is declared, in minor units of the shop’s currency',
  'estimate.boughtMinor':
    'What was paid for the goods where it is known, else what is declared, in minor units of the shop’s currency',
  'duties.boughtFrom': 'From where it is known that more was paid: shop, proof, forecast, or none',
  'estimate.boughtFrom': 'From where it is known that more was paid: shop, proof, forecast, or none',
  'duties.freeLeft': 'Free shipments that are left, this one included; null: not counted',
  'estimate.freeLeft': 'Free shipments that are left, this one included; null: not counted',
  'duties.freeEntries': 'Free shipments of a declarant in half a year; null: any number',
  'estimate.freeEntries': 'Free shipments of a declarant in half a year; null: any number',
  'duties.freeUpToMinor':
    'Value up to which a shipment is free, in minor units of the destination’s currency; 0: none is',
  'estimate.freeUpToMinor':
    'Value up to which a shipment is free, in minor units of the destination’s currency; 0: none is',
  'duties.lines.goods': 'Goods that the duty is for; empty for one on everything',
  'estimate.lines.goods': 'Goods that the duty is for; empty for one on everything',
  'duties.table': 'The table that it follows',
  'estimate.table': 'The table that it follows',
  'duties.table.own': 'Whether the shop wrote it',
  'estimate.table.own': 'Whether the shop wrote it',
  'duties.outcome':
    'free: within the limit; untaxed: the country takes nothing; due: something is to be paid',
  'estimate.outcome':
    'free: within the limit; untaxed: the country takes nothing; due: something is to be paid',
  'duties.totalMinor': 'Sum of the lines, in minor units of the destination’s currency',
  'estimate.totalMinor': 'Sum of the lines, in minor units of the destination’s currency',
  'duties.lines.amountMinor': 'Amount of the line, in minor units of the destination’s currency',
  'estimate.lines.amountMinor': 'Amount of the line, in minor units of the destination’s currency',
  'duties.lines': 'What the total is made of',
  'estimate.lines': 'What the total is made of',
  'duties.lines.kind': 'duty, vat (VAT or sales tax) or lowValue (tax on low-value goods)',
  'estimate.lines.kind': 'duty, vat (VAT or sales tax) or lowValue (tax on low-value goods)',
  'duties.day': 'Day of the estimate, on the shop’s calendar',
  'estimate.day': 'Day of the estimate, on the shop’s calendar',
  'duties.why': 'Why there is no estimate: noValue, noTable or noRate',
  'estimate.why': 'Why there is no estimate: noValue, noTable or noRate',
} as const satisfies Facts;
