import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import { declaredTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { courierNumberProblem, parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import type { EarlierPicture } from '@crossdock/web/uploads.ts';

export type ForecastInput = Request<'forecastParcels'>;

/** An empty declaration: all optional texts are blank. */
export const emptyDeclaredTexts = recordOf(keysOf(declaredTextFields), () => '');

/** The contents of one parcel among many, with its own purchase voucher or none. */
export interface GoodsOfOneParcel extends DeclarationInput {
  readonly voucher: EarlierPicture | null;
}

/** The declarations of the parcels: a common one, and those of single numbers that differ from it. */
export interface DeclarationsByNumber {
  readonly shared: Omit<ForecastInput, 'courierNumber'>;
  readonly own: Readonly<Record<string, GoodsOfOneParcel>>;
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
export function splitIntoBatches(
  numbers: readonly string[],
  { shared, own }: DeclarationsByNumber,
  most: number,
): ForecastInput[] {
  const groups = Map.groupBy(numbers, (number) => JSON.stringify(own[number] ?? null));
  return [...groups.values()].flatMap((group) => {
    const said = { ...shared, ...asSent(own[group[0] ?? '']) };
    return splitIntoChunks(group, most).map((chunk) => ({ ...said, courierNumber: chunk.join('\n') }));
  });
}

const asSent = (own: GoodsOfOneParcel | undefined) => {
  if (own === undefined) return {};
  const { voucher, ...goods } = own;
  return { ...goods, proofFileId: voucher?.fileId };
};

/** The numbers in groups that one call accepts. */
export function splitIntoChunks(numbers: readonly string[], most: number): string[][] {
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
