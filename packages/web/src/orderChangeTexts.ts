import type { words as ofOrders } from '@crossdock/contract/orders/words.ts';
import type { words as ofPrices } from '@crossdock/contract/pricing/words.ts';
import type { words as ofServices } from '@crossdock/contract/services/words.ts';
import type { Output, Request } from '@crossdock/contract/table.ts';
import type { TextValues } from '@crossdock/ui/texts.ts';

type Key =
  | Extract<keyof typeof ofOrders, `orders.${string}`>
  | Extract<keyof typeof ofPrices, `quote.kind.${string}`>
  | Extract<keyof typeof ofServices, `services.${'each' | 'free' | `unit.${string}`}`>;

/** The app's `t`; both apps have these texts. */
export type OrderChangeTranslate = (key: Key, values?: TextValues) => string;

export type OrderDraft = Request<'changeOrder'>['draft'];
export type ChangePreview = Output<'previewOrderChange'>;

/** The properties of each part of the change page. */
export interface ChangeProps {
  readonly t: OrderChangeTranslate;
  readonly preview: ChangePreview;
  readonly draft: OrderDraft;
  readonly onDraft: (draft: OrderDraft) => void;
  /** Staff may correct the recipient of an address. */
  readonly byStaff: boolean;
}

/** Reads the draft from the page's URL; anything else there counts as an empty one. */
export function parseDraft(kept: string | undefined): OrderDraft {
  try {
    const read: unknown = JSON.parse(kept ?? '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

export const draftToUrl = (draft: OrderDraft): string | undefined =>
  Object.keys(draft).length === 0 ? undefined : JSON.stringify(draft);
