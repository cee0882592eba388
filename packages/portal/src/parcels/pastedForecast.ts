import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import { declaredFieldNames } from '@crossdock/contract/parcels/declaredFieldNames.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { PastedGoods } from '@crossdock/domain/parcels/pastedGoods.ts';
import { type PastedParcels, parsePastedParcels } from '@crossdock/domain/parcels/pastedParcels.ts';
import { withoutSpans } from '@crossdock/domain/parcels/pastedText.ts';
import { pick } from '@crossdock/domain/records.ts';
import { typedAmount } from '@crossdock/domain/wallet/amount.ts';
import type { DeclarationsByNumber, GoodsOfOneParcel } from './forecastBatches.ts';

/** The fields of a declaration that can be read from a text or guessed from earlier parcels. */
export const guessedFacts = [
  'goodsType',
  'goodsName',
  'goodsCount',
  'declaredValueMinor',
  'goodsLink',
] as const;
export type GuessedFact = (typeof guessedFacts)[number];

/** The source of a guess: the pasted text, the member's or the shop's earlier parcels, or the last forecast. */
export type GuessSource = 'text' | 'own' | 'shop' | 'last';

export interface DeclarationGuess {
  readonly goods: Partial<Pick<DeclarationInput, GuessedFact>>;
  readonly sources: Partial<Record<GuessedFact, GuessSource>>;
  /** A price in a currency other than the shop's. It is shown but not sent. */
  readonly otherPrice: string;
}

export type GoodsTypeGuess = Output<'previewForecast'>['types'][number];

/** Returns what the text says about one parcel, with the likely goods type, as fields of a declaration. */
export function guessDeclaration(
  { name, count, price, link }: PastedGoods,
  types: ReadonlyMap<string, GoodsTypeGuess>,
  currency: string,
): DeclarationGuess {
  const type = name === undefined ? undefined : types.get(name);
  const ours = price !== undefined && (price.currency === '' || price.currency === currency);
  const value = ours ? typedAmount(price.amount, currency) : undefined;
  const goods = {
    ...(type?.goodsType ? { goodsType: type.goodsType } : {}),
    ...(name === undefined ? {} : { goodsName: name }),
    ...(count === undefined ? {} : { goodsCount: count }),
    ...(value !== undefined && value > 0 ? { declaredValueMinor: value } : {}),
    ...(link === undefined ? {} : { goodsLink: link }),
  };
  const sources = Object.fromEntries(
    guessedFacts.filter((fact) => fact in goods).map((fact) => [fact, 'text']),
  );
  const ofType = type?.goodsType && type.source !== 'none' ? { goodsType: type.source } : {};
  return {
    goods,
    sources: { ...sources, ...ofType },
    otherPrice: price !== undefined && !ours ? `${price.currency} ${price.amount}` : '',
  };
}

/**
 * Whether the guess is complete, so that it needs no value of the common declaration; a missing count means one
 * piece.
 */
export const isGuessComplete = ({ goods }: DeclarationGuess): boolean =>
  goods.goodsType !== undefined && goods.goodsName !== undefined && goods.declaredValueMinor !== undefined;

/**
 * The declarations of all parcels. With several parcels, guesses about one override the common declaration.
 */
export function withGuessedDeclarations(
  shared: DeclarationsByNumber['shared'],
  said: {
    readonly guesses: ReadonlyMap<string, DeclarationGuess>;
    readonly own: DeclarationsByNumber['own'];
    readonly count: number;
    readonly voucher: GoodsOfOneParcel['voucher'];
  },
): DeclarationsByNumber {
  if (said.count < 2) return { shared, own: said.own };
  const ofText = [...said.guesses].map(([number, guess]): [string, GoodsOfOneParcel] => {
    const goodsCount = isGuessComplete(guess) ? 1 : shared.goodsCount;
    return [
      number,
      { ...pick(shared, declaredFieldNames), goodsCount, ...guess.goods, voucher: said.voucher },
    ];
  });
  return { shared, own: { ...Object.fromEntries(ofText), ...said.own } };
}

/** Removes the parcels with these numbers, and their descriptions, from the text. */
export function removeParcelsFromText(
  text: string,
  numbers: readonly string[],
  taken: readonly string[],
): string {
  const gone = new Set(numbers);
  const { parcels, leftOut } = parsePastedParcels(text, taken);
  return withoutSpans(text, [
    ...parcels.filter(({ number }) => gone.has(number)).flatMap(({ spans }) => spans),
    ...leftOut.filter((one) => gone.has(one.text)).map(({ span }) => span),
  ]);
}

/** The text shared from another app; empty if there is none. */
export function sharedText(search: Readonly<Record<string, unknown>>): string {
  const parts = ['title', 'text', 'url'].map((name) => String(search[name] ?? '').trim());
  return parts
    .filter(
      (part, at) =>
        part !== '' &&
        !parts.some((other, to) => to !== at && other.includes(part) && (other !== part || to < at)),
    )
    .join('\n');
}

/** Typed codes that cannot be courier numbers. */
export const invalidNumbers = ({ leftOut }: PastedParcels): string[] =>
  leftOut.filter(({ why }) => why === 'invalid').map(({ text }) => text);
