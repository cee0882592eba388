import type { Output } from '@crossdock/contract/table.ts';

/** The type of the config entry that shows the floating button (product specification, section 2). */
const supportEntry = 3;

/** A release within this time is a click, otherwise the end of a drag. */
export const clickWindowMs = 300;

export type SupportAction =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'chat' }
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'line' }
  | { readonly kind: 'missing' };

type ShopConfig = Output<'getShopConfig'>;

/** Returns the action of a click on the button, from the shop's entry of type 3 and its support type. */
export function supportAction(config: ShopConfig | undefined): SupportAction {
  const entry = config?.list.find(({ type, show }) => type === supportEntry && show);
  if (!entry) return { kind: 'hidden' };
  switch (entry.supportType) {
    case 3: {
      const phone = entry.params.replace(/\D/g, '');
      return phone ? { kind: 'open', url: `https://wa.me/${phone}` } : { kind: 'missing' };
    }
    case 4:
      return { kind: 'line' };
    case 2:
    case 5:
      return /^https?:\/\//.test(entry.params) ? { kind: 'open', url: entry.params } : { kind: 'missing' };
    case 8:
      return /^https?:\/\//.test(entry.params) ? { kind: 'frame', url: entry.params } : { kind: 'missing' };
    default:
      return { kind: 'chat' };
  }
}

const cardKinds = ['parcel', 'order', 'product'] as const;

/** The subject of the customer's question. */
export interface ChatSubject {
  readonly kind: (typeof cardKinds)[number];
  readonly id: string;
}

/** The subject of the page from which the chat is opened. Null if it cannot be shown in the chat. */
export function supportSubjectAt({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ChatSubject | null {
  const [, page, id] = pathname.split('/');
  if (page === 'myBag' && id) return { kind: 'parcel', id };
  if (page === 'myOrder' && id) return { kind: 'order', id };
  const product = page === 'shop-main' ? new URLSearchParams(search).get('id') : null;
  return product ? { kind: 'product', id: product } : null;
}

/** Adds this subject to the chat's URL. */
export function withChatSubject(url: string, card: ChatSubject | null): string {
  return card ? `${url}&card=${card.kind}.${card.id}` : url;
}

export function chatSubjectFrom(search: string): ChatSubject | null {
  const [given, id] = (new URLSearchParams(search).get('card') ?? '').split('.');
  const kind = cardKinds.find((one) => one === given);
  return kind && id ? { kind, id } : null;
}

export interface ButtonPosition {
  readonly side: 'left' | 'right';
  /** Distance from the top as a share of the window's height, 0 to 1. */
  readonly height: number;
}

/** The resting place after a drag: at the nearer edge, fully visible. */
export function restingPosition(xPx: number, yPx: number, widthPx: number, heightPx: number): ButtonPosition {
  const height = Math.min(0.78, Math.max(0.1, yPx / heightPx));
  return { side: xPx < widthPx / 2 ? 'left' : 'right', height };
}

export function parseButtonPosition(text: string | null): ButtonPosition {
  const [side, height] = (text ?? '').split(' ');
  const share = Number(height);
  return side === 'left' || side === 'right'
    ? restingPosition(side === 'left' ? 0 : 1, Number.isFinite(share) ? share : 0.72, 1, 1)
    : { side: 'right', height: 0.72 };
}

/** The messenger's address for `/line`: the configured address, or one made from the official account's id. */
export function messengerUrl(config: ShopConfig | undefined): string | null {
  const params = config?.list
    .find(({ type, supportType }) => type === supportEntry && supportType === 4)
    ?.params.trim();
  if (!params) return null;
  return /^https?:\/\//.test(params) ? params : `https://line.me/R/ti/p/${encodeURIComponent(params)}`;
}
