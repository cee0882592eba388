/** How an unclaimed parcel's label can point to its member, the most certain first. */
export type LabelHint = 'alias' | 'code' | 'phone' | 'name';

export interface LabelHints {
  /** Words that may be an alias or an invitation code, upper case. */
  readonly words: string[];
  /** The last four digits of possible phone numbers; couriers mask the rest. */
  readonly phoneTails: string[];
  /** Runs of Chinese characters, which may be a name. */
  readonly names: string[];
}

/** Reads a label: `王小明 A7KD 138****5678` gives the word A7KD, the tail 5678 and the name 王小明. */
export function labelHintsOf(label: string): LabelHints {
  const text = label.normalize('NFKC').toUpperCase();
  const words = text.match(/[A-Z0-9]*[A-Z][A-Z0-9]*/g) ?? [];
  const phoneTails = (text.match(/\d{4,}/g) ?? []).map((digits) => digits.slice(-4));
  const names = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return {
    words: unique(words),
    phoneTails: unique(phoneTails),
    names: unique(names),
  };
}

interface Candidate {
  readonly randomName: string;
  readonly simpleCode: string;
  readonly phone: string;
  readonly name: string;
  readonly nickname: string;
}

/** The ways in which the hints match the candidate, the most certain first; empty if they do not. */
export function pointsTo(labelHints: LabelHints, candidate: Candidate): LabelHint[] {
  const found: LabelHint[] = [];
  const alias = candidate.randomName.toUpperCase();
  if (labelHints.words.includes(alias) || labelHints.names.includes(alias)) found.push('alias');
  if (labelHints.words.includes(candidate.simpleCode.toUpperCase())) found.push('code');
  if (labelHints.phoneTails.includes(candidate.phone.slice(-4))) found.push('phone');
  if (labelHints.names.includes(candidate.name) || labelHints.names.includes(candidate.nickname))
    found.push('name');
  return found;
}

const weights: Readonly<Record<LabelHint, number>> = { alias: 8, code: 8, phone: 3, name: 2 };

export function matchScore(points: readonly LabelHint[]): number {
  return points.reduce((sum, kind) => sum + weights[kind], 0);
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
