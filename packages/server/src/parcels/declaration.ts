import type { Declaration } from '@crossdock/contract/parcels/declaration.ts';
import { declaredFieldNames } from '@crossdock/contract/parcels/declaredFieldNames.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { declarationProblems } from '@crossdock/domain/parcels/declaration.ts';
import { pick } from '@crossdock/domain/records.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import type { Tx } from '../platform/db.ts';
import type { Shop } from '../platform/shop.ts';
import { listGoodsTypes } from './goodsTypes.store.ts';

type DeclarationRefusal = 'parcel.goodsType' | 'parcel.sensitiveWord' | 'parcel.valueTooBig';

/** The columns of a declaration, or the refusal by the shop's rules. */
export async function declarationColumns(tx: Tx, shop: Shop, input: Declaration) {
  const type = (await listGoodsTypes(tx)).find(({ code }) => code === input.goodsType);
  if (type === undefined) return refuse('parcel.goodsType', {}, 'goodsType');
  const [found] = declarationProblems(input, shop.settings);
  if (found) return refusalOf(found, shop);
  const { goodsType: _, ...said } = pick(input, declaredFieldNames);
  return { goodsTypeId: type.id, ...said };
}

type Problem = ReturnType<typeof declarationProblems>[number];

/** Problems that the input's schema allows and the shop's rules do not. */
function refusalOf({ field, params }: Problem, shop: Shop): Refusal<DeclarationRefusal> {
  if (field === 'goodsName') return refuse('parcel.sensitiveWord', { word: params.word ?? '' }, field);
  if (field === 'goodsType') return refuse('parcel.goodsType', {}, field);
  const max = shortAmountText(shop.settings.maxDeclaredValueMinor, shop.currency);
  return refuse('parcel.valueTooBig', { max, currency: shop.currency }, 'declaredValueMinor');
}
