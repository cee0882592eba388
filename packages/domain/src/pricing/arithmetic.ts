import { priceReasons } from '../orders/priceChanges.ts';
import type { CostLine } from './costLine.ts';

/**
 * The steps of a calculation. Each key has one sentence in the screens' texts (`quote.step.…`), whose placeholders
 * have the names of the step's numbers.
 */
const stepKeys = [
  'piece',
  'billing',
  'charged',
  'first',
  'next',
  'base',
  'grade',
  'volume',
  'dense',
  'volumeSteps',
  'overLength',
  'overWeight',
  'overVolume',
  'capped',
  'goods',
  'area',
  'perShipment',
  'perPiece',
  'perKg',
  'packShipment',
  'packBox',
  'packParcel',
  'exception',
  'stored',
  'paused',
  'rent',
  'rentFrom',
  'cover',
  'share',
  'minimum',
  'taxDeclared',
  'taxFreight',
  'taxDeclaredAndFreight',
  'taxFree',
  'roundedUp',
  'coin',
  'service',
  'serviceFree',
  'advance',
  ...priceReasons,
  'priceNote',
  'coupon',
  'couponReleased',
  'couponFreight',
  'couponTotal',
  'couponWeight',
  'points',
  'rounding',
  'fixed',
] as const;
export type CalculationStepKey = (typeof stepKeys)[number];

/** One step of a line's arithmetic, without language. The numbers' names contain their units. */
export interface CalculationStep {
  readonly key: CalculationStepKey;
  readonly numbers: Readonly<Record<string, number | string>>;
}

type Numbers = CostLine['reason']['numbers'];
/** A cost line from the engine, or from an answer of the server. */
type ExplainedLine = Pick<CostLine, 'reason'> & { readonly amountMinor: number };

/**
 * How a line's amount was computed, step by step. Parts that added nothing are left out. Never computes a price: the
 * steps only repeat the numbers of the line's reason.
 * @example arithmeticOf({ amountMinor: 3000, reason: { rule: 'insurance.minimum', numbers: { coveredMinor: 50_000,
 * rateBp: 300, minMinor: 3000 } } }).map(({ key }) => key) // → ['share', 'minimum']
 * @example arithmeticOf({ amountMinor: 3100, reason: { rule: 'payment.percentage', numbers: { amountMinor: 153_000,
 * rateBp: 200, exactMinor: 3060, coinMinor: 100 } } }).map(({ key }) => key) // → ['share', 'coin']
 */
export function arithmeticOf(line: ExplainedLine): CalculationStep[] {
  const { numbers } = line.reason;
  if (!('exactMinor' in numbers)) return computedSteps(line);
  const exact = { ...line, amountMinor: numberOf(numbers, 'exactMinor') };
  return [...computedSteps(exact), step('coin', numbers)];
}

function computedSteps(line: ExplainedLine): CalculationStep[] {
  const { rule, numbers } = line.reason;
  switch (rule) {
    case 'freight.firstContinued':
    case 'freight.first':
    case 'freight.grade':
    case 'freight.firstTiers':
    case 'freight.ladder':
    case 'freight.volume':
      return freightSteps(rule, numbers);
    case 'size.overLength':
    case 'size.overWeight':
    case 'size.overVolume':
      return [step(sizeKeys[rule], numbers), ...cap(line, numberOf(numbers, 'feeMinor'))];
    case 'goods.surcharge':
      return [step('goods', numbers), perStep(numbers)];
    case 'address.surcharge':
      return [step('area', numbers), perStep(numbers)];
    case 'delivery.home':
    case 'delivery.pickup':
      return [perStep(numbers)];
    case 'packing.fee':
      return packingSteps(numbers);
    case 'storage.overtime':
      return storageSteps(line);
    default:
      return valueSteps(rule, numbers);
  }
}

const sizeKeys = {
  'size.overLength': 'overLength',
  'size.overWeight': 'overWeight',
  'size.overVolume': 'overVolume',
} as const;

function freightSteps(rule: CostLine['reason']['rule'], numbers: Numbers): CalculationStep[] {
  const start = 'piece' in numbers ? [step('piece', numbers)] : [];
  if (rule === 'freight.volume') {
    const dense = numberOf(numbers, 'billedCm3') > numberOf(numbers, 'volumeCm3');
    return [...start, step(dense ? 'dense' : 'volume', numbers), step('volumeSteps', numbers)];
  }
  if (rule === 'freight.grade') return [...start, step('grade', numbers)];
  const billed = numberOf(numbers, 'billingWeightG');
  const charged = numberOf(numbers, 'chargedWeightG');
  return [
    ...start,
    step('billing', numbers),
    ...(charged > billed ? [step('charged', numbers)] : []),
    ...('firstPriceMinor' in numbers ? [step('first', numbers)] : []),
    ...(numberOf(numbers, 'basePriceMinor') > 0 ? [step('base', numbers)] : []),
    ...(numberOf(numbers, 'steps') > 0 ? [step('next', numbers)] : []),
  ];
}

function packingSteps(numbers: Numbers): CalculationStep[] {
  const parts = [
    ['perShipmentMinor', 'packShipment'],
    ['perBoxMinor', 'packBox'],
    ['perParcelMinor', 'packParcel'],
  ] as const;
  return parts.flatMap(([price, key]) => (numberOf(numbers, price) > 0 ? [step(key, numbers)] : []));
}

function storageSteps(line: ExplainedLine): CalculationStep[] {
  const { numbers } = line.reason;
  const full = numberOf(numbers, 'overtimeDays') * numberOf(numbers, 'dayCostMinor');
  return [
    ...(typeof numbers.exception === 'string' ? [step('exception', numbers)] : []),
    step('stored', numbers),
    ...(numberOf(numbers, 'pausedDays') > 0 ? [step('paused', numbers)] : []),
    step('fromDay' in numbers ? 'rentFrom' : 'rent', numbers),
    ...cap(line, full),
  ];
}

function valueSteps(rule: CostLine['reason']['rule'], numbers: Numbers): CalculationStep[] {
  const share = (base: string) =>
    numberOf(numbers, 'rateBp') > 0
      ? [step('share', { baseMinor: numberOf(numbers, base), rateBp: numberOf(numbers, 'rateBp') })]
      : [];
  const positive = (name: string, key: CalculationStepKey) =>
    numberOf(numbers, name) > 0 ? [step(key, numbers)] : [];
  const limited = numberOf(numbers, 'coveredMinor') < numberOf(numbers, 'insuredMinor');
  switch (rule) {
    case 'insurance.rate':
      return [...(limited ? [step('cover', numbers)] : []), ...share('coveredMinor')];
    case 'insurance.minimum':
      return [...share('coveredMinor'), step('minimum', numbers)];
    case 'tax.rate':
      return [
        step(taxKey(numbers), numbers),
        ...positive('freeUpToMinor', 'taxFree'),
        ...share('baseMinor'),
        ...(numbers.rounding === 'up' ? [step('roundedUp', numbers)] : []),
      ];
    case 'cashOnDelivery.fee':
      return [...positive('feeMinor', 'fixed'), ...share('collectMinor')];
    case 'payment.percentage':
      return share('amountMinor');
    case 'coupon.deduction':
      return [step('coupon', numbers)];
    case 'coupon.released':
      return [
        step('couponReleased', numbers),
        ...positive('freightAtLeastMinor', 'couponFreight'),
        ...positive('totalAtLeastMinor', 'couponTotal'),
        ...positive('weightAtLeastG', 'couponWeight'),
      ];
    case 'service.units':
      return [step('service', numbers), ...positive('freeQuantity', 'serviceFree')];
    case 'price.surcharge':
    case 'price.discount':
      return [
        step(priceReasons.find((reason) => reason === numbers.why) ?? 'other', numbers),
        step('priceNote', numbers),
      ];
    case 'points.deduction':
      return [step('points', numbers)];
    case 'total.rounding':
      return [step('rounding', numbers)];
    default:
      return [step('advance', numbers)];
  }
}

function taxKey({ base }: Numbers): CalculationStepKey {
  if (base === 'freight') return 'taxFreight';
  return base === 'declaredAndFreight' ? 'taxDeclaredAndFreight' : 'taxDeclared';
}

function perStep(numbers: Numbers): CalculationStep {
  if (numbers.per === 'piece') return step('perPiece', numbers);
  return step(numbers.per === 'kg' ? 'perKg' : 'perShipment', numbers);
}

/** A step for a cap that lowered the amount below the sum of its parts. */
function cap({ amountMinor }: Pick<ExplainedLine, 'amountMinor'>, fullMinor: number): CalculationStep[] {
  return amountMinor < fullMinor ? [step('capped', { amountMinor })] : [];
}

function step(key: CalculationStepKey, numbers: Numbers): CalculationStep {
  return { key, numbers };
}

function numberOf(numbers: Numbers, name: string): number {
  const value = numbers[name];
  return typeof value === 'number' ? value : 0;
}

export type Unit = 'money' | 'weight' | 'length' | 'volume' | 'density' | 'rate' | 'count' | 'text';

/**
 * The unit in a number's name: `stepPriceMinor` is money, `rateBp` a rate.
 * @example unitOf('stepPriceMinor', 5) // → 'money'
 */
export function unitOf(name: string, value: number | string): Unit {
  if (typeof value === 'string') return 'text';
  if (name.endsWith('Minor')) return 'money';
  if (name.endsWith('KgPerM3')) return 'density';
  if (name.endsWith('Cm3')) return 'volume';
  if (name.endsWith('Mm')) return 'length';
  if (name.endsWith('Bp')) return 'rate';
  return name.endsWith('G') ? 'weight' : 'count';
}
