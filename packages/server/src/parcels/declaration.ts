import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { declarationProblems } from '@crossdock/domain/parcels/declaration.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';

interface Declared {
  readonly goodsType: string;
  readonly goodsName: string;
  readonly goodsCount: number;
  readonly declaredValueMinor: number;
  readonly goodsLink: string;
  readonly remark: string;
}

type DeclarationRefusal = 'parcel.goodsType' | 'parcel.sensitiveWord' | 'parcel.valueTooBig';

/** The parcel's columns that a declaration fills, or what the shop's rules refuse of it. */
export async function declarationColumns(tx: Tx, shop: Shop, input: Declared) {
  const type = (await listGoodsTypes(tx)).find(({ code }) => code === input.goodsType);
  if (type === undefined) return refuse('parcel.goodsType', {}, 'goodsType');
  const [found] = declarationProblems(input, shop.settings);
  if (found) return refusalOf(found, shop);
  return {
    goodsTypeId: type.id,
    goodsName: input.goodsName,
    goodsCount: input.goodsCount,
    declaredValueMinor: input.declaredValueMinor,
    goodsLink: input.goodsLink,
    remark: input.remark,
  };
}

type Problem = ReturnType<typeof declarationProblems>[number];

/** What the input's schema lets through and the shop's own rules do not. */
function refusalOf({ field, params }: Problem, shop: Shop): Refusal<DeclarationRefusal> {
  if (field === 'goodsName') return refuse('parcel.sensitiveWord', { word: params.word ?? '' }, field);
  if (field === 'goodsType') return refuse('parcel.goodsType', {}, field);
  const max = shortAmountText(shop.settings.maxDeclaredValueMinor, shop.currency);
  return refuse('parcel.valueTooBig', { max, currency: shop.currency }, 'declaredValueMinor');
}
