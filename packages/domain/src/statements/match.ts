import { plainTransferNumber } from '../payments/transferNumber.ts';
import { keysOf } from '../records.ts';

/** A line of a statement that no payment has used yet. */
export interface UnmatchedLine {
  readonly id: string;
  readonly accountId: string;
  readonly day: string;
  readonly amountMinor: number;
  readonly reference: string;
  readonly note: string;
  readonly counterName: string;
  readonly counterAccount: string;
}

/**
 * Money that was reportedly paid to the account. Each source (reported transfers, payments by QR) creates its own
 * entries.
 */
export interface ExpectedMoney {
  readonly id: string;
  /** The account that should have received the money. Money that may be on several accounts is passed once for each. */
  readonly accountId: string;
  readonly amountMinor: number;
  /** The number that the payer gave, and whether it is only the end of the payer's account number. */
  readonly number: string;
  readonly isEnding: boolean;
  /** Our own numbers that the payer may have written into the note. */
  readonly ourNumbers: readonly string[];
  readonly payerName: string;
  /** The day of the payment on the shop's clock. */
  readonly day: string;
}

/**
 * The kinds of money that a statement line can be matched with: a reported transfer, a payment by the shop's QR code,
 * or a carrier's payment.
 */
export const moneyKinds = ['transfer', 'payment', 'remittance'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

export const confidences = ['strong', 'fair', 'weak'] as const;
export type Confidence = (typeof confidences)[number];

/** How certain a match is for each reason. */
const confidenceOf = {
  number: 'strong',
  ourNumber: 'strong',
  ending: 'strong',
  nameAndDay: 'fair',
  name: 'weak',
  day: 'weak',
  amount: 'weak',
} as const satisfies Readonly<Record<string, Confidence>>;
/** Why a line may match the expected money. The amount must always be equal. */
export const matchReasons = keysOf(confidenceOf);
export type MatchReason = keyof typeof confidenceOf;

export interface MatchCandidate {
  readonly id: string;
  readonly reason: MatchReason;
  readonly confidence: Confidence;
}

export interface LineMatch {
  /** The possible matches, the best first. */
  readonly candidates: readonly MatchCandidate[];
  /**
   * The id of the certain match: the line has exactly one strong candidate, and no other line has the same one as a
   * strong candidate. Null if there is none.
   */
  readonly certainId: string | null;
}

/** The most days between a reported payment and the bank's booking. */
const daysApartAtMost = 60;
/**
 * A difference of one day is normal: payers report yesterday's date, and banks book on the next working day.
 */
const nearDays = 1;
const endingDays = 4;
const candidatesAtMost = 20;

/**
 * The possible matches of each line: expected money of the same amount on the same account, the best reason first. A
 * match is certain only if it is the only strong one of both the line and the money; otherwise a person decides.
 * @example matchLines([], []).size // → 0
 */
export function matchLines(
  lines: readonly UnmatchedLine[],
  expected: readonly ExpectedMoney[],
): Map<string, LineMatch> {
  const byAmount = Map.groupBy(expected, keyOf);
  const strongLines = new Map<string, number>();
  const found = lines.map((line) => {
    const told = toldBy(line);
    const candidates = (byAmount.get(keyOf(line)) ?? [])
      .flatMap((money) => candidateOf(line, told, money) ?? [])
      .toSorted((a, b) => matchReasons.indexOf(a.reason) - matchReasons.indexOf(b.reason));
    const strong = candidates.filter(({ confidence }) => confidence === 'strong');
    for (const { id } of strong) strongLines.set(id, (strongLines.get(id) ?? 0) + 1);
    return { line, candidates, strong };
  });
  return new Map(
    found.map(({ line, candidates, strong }) => {
      const only = strong.length === 1 ? strong[0] : undefined;
      const isMutual = only !== undefined && strongLines.get(only.id) === 1;
      return [
        line.id,
        { candidates: candidates.slice(0, candidatesAtMost), certainId: isMutual ? only.id : null },
      ];
    }),
  );
}

const keyOf = ({ accountId, amountMinor }: Pick<UnmatchedLine, 'accountId' | 'amountMinor'>): string =>
  `${accountId} ${amountMinor}`;

interface Told {
  readonly words: readonly string[];
  readonly name: string;
  readonly all: string;
  readonly account: string;
}

function toldBy({ reference, note, counterName, counterAccount }: UnmatchedLine): Told {
  const words = `${reference} ${note} ${counterName} ${counterAccount}`
    .split(/[\s,;:|/()（）［］[\]]+/u)
    .flatMap((word) => plainTransferNumber(word) || []);
  return {
    words,
    name: plainName(counterName),
    all: plainName(`${counterName}${note}`),
    account: counterAccount.replace(/\D/g, ''),
  };
}

function candidateOf(line: UnmatchedLine, told: Told, money: ExpectedMoney): MatchCandidate | undefined {
  const apart = Math.abs(Date.parse(line.day) - Date.parse(money.day)) / 86_400_000;
  if (apart > daysApartAtMost) return undefined;
  const reason = reasonFor(told, money, apart);
  return { id: money.id, reason, confidence: confidenceOf[reason] };
}

function reasonFor(told: Told, money: ExpectedMoney, apart: number): MatchReason {
  if (!money.isEnding && isNamed(told, money.number)) return 'number';
  if (money.ourNumbers.some((number) => isNamed(told, number))) return 'ourNumber';
  if (money.isEnding && apart <= endingDays && endsWith(told, money.number)) return 'ending';
  const isNear = apart <= nearDays;
  if (isSameName(told, money.payerName)) return isNear ? 'nameAndDay' : 'name';
  return isNear ? 'day' : 'amount';
}

/**
 * Whether the words of a line contain the number. A number of eight or more characters may be inside a word, because
 * banks join words; a shorter one must be a whole word.
 */
function isNamed({ words }: Told, number: string): boolean {
  const plain = plainTransferNumber(number);
  if (plain.length < 5) return false;
  return words.some((word) => (plain.length < 8 ? word === plain : word.includes(plain)));
}

function endsWith({ account, words }: Told, ending: string): boolean {
  const plain = plainTransferNumber(ending);
  return account.endsWith(plain) || words.some((word) => /^\d{5,}$/.test(word) && word.endsWith(plain));
}

const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}*○〇]/gu, '');

/** Whether a line names the payer. Banks hide letters of a name: 王○明 is 王小明. */
function isSameName({ name, all }: Told, payer: string): boolean {
  const plain = plainName(payer);
  if (plain.length < 2) return false;
  if (all.includes(plain)) return true;
  const hidden = [...name];
  const letters = [...plain];
  return (
    hidden.length === letters.length &&
    hidden.some((letter, at) => letter === letters[at]) &&
    hidden.every((letter, at) => '*○〇'.includes(letter) || letter === letters[at])
  );
}
