import type { Facts } from '../wire/facts.ts';

/** Descriptions of the fields of prices that hold. */
export const holdFacts = {
  priceHold: 'The price that the order holds',
  'priceHold.kind': 'none, held, or asked: a higher price waits for the member’s answer',
  hold: 'How long this price holds from the moment of submission',
  'hold.kind': 'none, or held',
  untilAt: 'Until when the price holds (ISO 8601, UTC)',
  tolerancePercent:
    'How much heavier or lighter than quoted a shipment may be, in percent, before its total changes',
  load: 'Quoted weight in grams; in cm³ where byVolume',
  mostLoad: 'Largest weight in grams at which the total stands; in cm³ where byVolume',
  measuredLoad: 'Measured weight in grams before rounding up; in cm³ where byVolume',
  byVolume: 'Whether the rate card charges by volume instead of weight',
  ended: 'Whether the days of the held price are over, so that the order is priced again',
  held: 'What measuring makes of the held price: none, stands, lower or higher; higher: the member is asked',
  outcome: 'What measuring made of the held price: none, stands, lower or higher',
  answer: 'How a question about a higher price ended: none, agreed, takenBack, expired or withdrawn',
  'priceHold.beforeMinor': 'Total if the held price stood, in minor units',
  'priceHold.afterMinor': 'Total that the member is asked to agree to, in minor units',
  'priceHold.dueMinor': 'What is left to pay after agreeing, in minor units',
  'priceHold.refundMinor': 'What goes back to the balance if the parcels are taken back, in minor units',
  askedAt: 'When the member was asked (ISO 8601, UTC)',
  answerBy: 'Until when the member can answer; then the parcels go back to the shelf (ISO 8601, UTC)',
  'agreeToPrice.totalMinor': 'New total that was shown, in minor units',
  'agreeToPrice.dueMinor': 'What is left to pay, in minor units',
  'agreeToPrice.returnedMinor': 'What went back to the balance, in minor units',
  'takeParcelsBack.refundMinor': 'What went back to the balance, in minor units',
  'getHoldSettings.days': 'Days that the price of a new order holds; 0: prices do not hold',
  'saveHoldSettings.days': 'Days that the price of a new order holds; 0: prices do not hold',
  answerDays: 'Days that a member has to answer a higher price',
} satisfies Facts;
