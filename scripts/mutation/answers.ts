const same = 'the same either way';

/** Mutants that no test can or need notice, by file and change, each with the reason why. */
export const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/domain/src/coupons/decision.ts': {
    '0 → 1': `${same}: without a budget nobody asks what was used of it`,
  },
  'packages/domain/src/payments/payable.ts': {
    'if (feeBasisPoints === 0) → if (false)': `${same}: nothing of an amount is nothing; it only saves the division`,
  },
  'packages/domain/src/points/rules.ts': {
    'freightMinor <= 0 → freightMinor < 0': `${same}: no freight fills no point`,
    '1 → 0': `${same}: no points take nothing off, and what takes nothing off is refused a line later`,
    'refundedMinor >= keptMinor → refundedMinor > keptMinor': `${same}: all of what is kept is the whole share`,
  },
  'packages/server/src/points/adjustPoints.ts': {
    'points > 0 → points >= 0': `${same}: the call refuses 0`,
  },
  'packages/server/src/points/give.ts': {
    'if (memberIds.length === 0) → if (false)': `${same}: to nobody nothing is written; it saves the statement`,
  },
  'packages/domain/src/wallet/withdrawals.ts': {
    '0 → 1': `${same}: a step is a hundred, so that one unit fills none`,
  },
  'packages/domain/src/orders/timeFilters.ts': {
    '0 → 1': `${same}: a day is always written with its year`,
    '0 → 1 (2)': `${same}: a day is always written with its month`,
    '0 → 1 (3)': `${same}: a day is always written with its day`,
    '0 → 1 (6)': 'every clock of ICU has an offset by name; without one, a millisecond is as wrong as none',
    'clocks.set(timeZone, made); → nothing': `${same}, and slower: what was made is only kept`,
  },
  'packages/domain/src/parcels/couriers.ts': {
    '1 → 0': `${same}: only the order of the three counts`,
    "{ courier: 'zto', form: /^7[345]\\d{10,12}$/, weight: series } → nothing": `${same} today: of as many digits it comes first anyway; it says what is known of the series`,
    '1 → 0 (3)': `${same}: a number that has the form has the part`,
    '0 → 1': `${same}: the least weight is 1`,
  },
  'packages/domain/src/parcels/disputes.ts': {
    '0 → 1': `${same}: there are always three sides`,
    '0 → 1 (2)': `${same}: there are always three sides`,
    '0 → 1 (3)': `${same}: there are always three sides`,
    '0 → 1 (4)': `${same}: there are always three sides`,
  },
  'packages/domain/src/parcels/measures.ts': {
    '0 → 1': `${same}: there are always three sides`,
  },
  'packages/domain/src/parcels/scans.ts': {
    '0 → 1': `${same}: what one courier alone knows is neither a member's mark nor a shelf's, and a courier's number at the end`,
  },
};
