import type { EditedProduct, StaffVariant } from '@crossdock/contract/products/desk.ts';
import type { Request } from '@crossdock/contract/table.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';

/** A variant as it is typed. */
export interface VariantDraft {
  /** Identifies the variant while it has no id. */
  readonly key: string;
  readonly id?: string;
  readonly sku: string;
  readonly zh: string;
  readonly tw: string;
  readonly en: string;
  readonly price: string;
  readonly weightG: string;
  readonly lengthMm: string;
  readonly widthMm: string;
  readonly heightMm: string;
  readonly lowStock: string;
  readonly active: boolean;
}

export interface ProductDraft
  extends Pick<
    EditedProduct,
    'texts' | 'categoryId' | 'goodsTypeId' | 'warehouseId' | 'shelfCode' | 'active'
  > {
  readonly variants: readonly VariantDraft[];
}

let made = 0;

export const emptyVariant = (): VariantDraft => ({
  ...{ key: `new-${++made}`, sku: '', zh: '', tw: '', en: '', price: '', lowStock: '0' },
  ...{ weightG: '', lengthMm: '', widthMm: '', heightMm: '', active: true },
});

export function emptyProduct(first: {
  readonly categoryId: string;
  readonly goodsTypeId: string;
  readonly warehouseId: string;
}): ProductDraft {
  const texts = { tw: { title: '', html: '' } };
  return { ...first, texts, shelfCode: '', variants: [emptyVariant()], active: true };
}

export function toProductDraft(product: EditedProduct, currency: string): ProductDraft {
  const { texts, categoryId, goodsTypeId, warehouseId, shelfCode, active, variants } = product;
  return {
    ...{ texts, categoryId, goodsTypeId, warehouseId, shelfCode, active },
    variants: variants.map((variant) => variantDraft(variant, currency)),
  };
}

function variantDraft(variant: StaffVariant, currency: string): VariantDraft {
  const { id, sku, zh, tw, en, priceMinor, weightG, lengthMm, widthMm, heightMm, lowStock, active } = variant;
  return {
    ...{ key: id, id, sku, zh, tw, en, price: shortAmountText(priceMinor, currency), active },
    ...{ weightG: `${weightG}`, lengthMm: `${lengthMm}`, widthMm: `${widthMm}` },
    ...{ heightMm: `${heightMm}`, lowStock: `${lowStock}` },
  };
}

/** A text that is not a number becomes NaN, and the call reports it at its field. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

export function toProductInput(
  { variants, ...draft }: ProductDraft,
  fileIds: readonly string[],
  before: EditedProduct | null,
  currency: string,
): Request<'saveProduct'> {
  return {
    ...draft,
    ...(before ? { id: before.id, version: before.version } : {}),
    fileIds: [...fileIds],
    variants: variants.map(({ key: _, price, ...variant }) => ({
      ...variant,
      priceMinor: typedAmount(price, currency) ?? Number.NaN,
      weightG: numberOf(variant.weightG),
      lengthMm: numberOf(variant.lengthMm),
      widthMm: numberOf(variant.widthMm),
      heightMm: numberOf(variant.heightMm),
      lowStock: numberOf(variant.lowStock),
    })),
  };
}
