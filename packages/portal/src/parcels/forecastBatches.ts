import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import { declaredWords } from '@crossdock/contract/parcels/declared.facts.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { courierNumberProblem, parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import type { KeptPicture } from '@crossdock/web/uploads.ts';

export type ForecastInput = Request<'forecastParcels'>;

/** An empty declaration: all optional texts are blank. */
export const noWords = recordOf(keysOf(declaredWords), () => '');

/** The contents of one parcel among many, with its own purchase voucher or none. */
export interface OwnGoods extends DeclarationInput {
  readonly voucher: KeptPicture | null;
}

/** The declarations of the parcels: one for all, and those that differ by number. */
export interface Declarations {
  readonly shared: Omit<ForecastInput, 'courierNumber'>;
  readonly own: Readonly<Record<string, OwnGoods>>;
}

/** Splits the typed text into numbers that can be sent and words that are not courier numbers. */
export function numbersIn(text: string): { good: string[]; wrong: string[]; repeated: string[] } {
  const { numbers, repeated } = parseCourierNumbers(text);
  const isWrong = (number: string) => courierNumberProblem(number) !== undefined;
  return {
    good: numbers.filter((number) => !isWrong(number)),
    wrong: numbers.filter(isWrong),
    repeated,
  };
}

/** The longest text of numbers that one call accepts. */
const mostCharacters = 4_000;

/** Splits the parcels into calls of at most `most` numbers each. Parcels with the same declaration stay together. */
export function batchesOf(
  numbers: readonly string[],
  { shared, own }: Declarations,
  most: number,
): ForecastInput[] {
  const groups = Map.groupBy(numbers, (number) => JSON.stringify(own[number] ?? null));
  return [...groups.values()].flatMap((group) => {
    const said = { ...shared, ...asSent(own[group[0] ?? '']) };
    return chunksOf(group, most).map((chunk) => ({ ...said, courierNumber: chunk.join('\n') }));
  });
}

const asSent = (own: OwnGoods | undefined) => {
  if (own === undefined) return {};
  const { voucher, ...goods } = own;
  return { ...goods, proofFileId: voucher?.fileId };
};

/** The numbers in groups that one call accepts. */
export function chunksOf(numbers: readonly string[], most: number): string[][] {
  const chunks: string[][] = [];
  let characters = 0;
  for (const number of numbers) {
    const last = chunks.at(-1);
    if (last && last.length < most && characters + number.length < mostCharacters) {
      last.push(number);
      characters += number.length + 1;
    } else {
      chunks.push([number]);
      characters = number.length + 1;
    }
  }
  return chunks;
}
