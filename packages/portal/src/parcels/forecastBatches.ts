import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { courierNumberProblem, parseCourierNumbers } from '@crossdock/domain/parcels/couriers.ts';
import { declaredWords } from '@crossdock/domain/parcels/declaration.ts';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import type { KeptPicture } from '@crossdock/web/uploads.ts';

export type ForecastInput = Request<'forecastParcels'>;

/** Nothing is said beside what must be. */
export const noWords = recordOf(keysOf(declaredWords), () => '');

/** What is in one parcel of many, and its own purchase voucher or none. */
export interface OwnGoods extends DeclarationInput {
  readonly voucher: KeptPicture | null;
}

/** What was said of the parcels: one declaration for all, and what differs by number. */
export interface Declarations {
  readonly shared: Omit<ForecastInput, 'courierNumber'>;
  readonly own: Readonly<Record<string, OwnGoods>>;
}

/** What stands in the box: what can be sent, and what is no courier number. */
export function numbersIn(text: string): { good: string[]; wrong: string[]; repeated: string[] } {
  const { numbers, repeated } = parseCourierNumbers(text);
  const isWrong = (number: string) => courierNumberProblem(number) !== undefined;
  return {
    good: numbers.filter((number) => !isWrong(number)),
    wrong: numbers.filter(isWrong),
    repeated,
  };
}

/** The longest text of numbers that one call takes. */
const mostCharacters = 4_000;

/** Any number of parcels as calls of at most `most` numbers each, those of one declaration together. */
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

function chunksOf(numbers: readonly string[], most: number): string[][] {
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
