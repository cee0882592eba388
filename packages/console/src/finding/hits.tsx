import type { SearchResults } from '@crossdock/contract/finding/desk.ts';
import { Money, When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import type { TextKey } from '../shell/i18n.ts';
import { t } from '../shell/i18n.ts';
import { moneyPageGroups, settingsTabsFor } from '../shell/innerPages.ts';
import type { NavEntry, NavGroup } from '../shell/menuEntries.ts';
import { listPageOf } from '../shell/scanTargets.ts';

type Kind =
  | 'page'
  | 'act'
  | 'member'
  | 'parcel'
  | 'order'
  | 'payment'
  | 'shelf'
  | SearchResults['numbered'][number]['kind'];

/** The page that a hit opens. */
export type HitTarget =
  | { readonly to: NavEntry['to'] }
  | {
      readonly to: '/members/$id' | '/parcels/$id' | '/orders/$id' | '/announcements/$id' | '/goods/$id';
      readonly params: { readonly id: string };
    }
  | { readonly to: '/wallet/payouts/$id'; readonly params: { readonly id: string } }
  | { readonly to: NavEntry['to']; readonly search: Readonly<Record<string, string>> };

/** One line of the results. */
export interface SearchHit {
  readonly key: string;
  readonly kind: Kind;
  readonly title: ReactNode;
  /** Further facts, the most important first; empty ones are not shown. */
  readonly details: readonly ReactNode[];
  readonly exact: boolean;
  readonly target: HitTarget;
}

/** A page or a part of a page, with its name in the reader's language. */
export interface NamedPage {
  readonly title: string;
  /** The page's place in the menu, and its keyboard shortcut. */
  readonly details: readonly string[];
  readonly target: HitTarget;
}

/** The pages that the reader may open: those of the menu, and their inner pages about money and settings. */
export function namedPages(groups: readonly NavGroup[], currency: string, mayWrite: boolean): NamedPage[] {
  const pages = groups.flatMap(({ text: group, entries }) =>
    entries.map(({ text, to, key }) => ({ title: t(text), details: [t(group), `g ${key}`], target: { to } })),
  );
  const isShown = (wanted: string) => pages.some(({ target }) => target.to === wanted);
  const money = moneyPageGroups(currency).flatMap((group) =>
    group.pages.map(({ to, text }) => ({
      title: t(text),
      details: [t('shell.nav.wallet'), ...(group.text === text ? [] : [t(group.text)])],
      target: { to },
    })),
  );
  const settings = settingsTabsFor(mayWrite).map((tab) => ({
    title: t(`shops.tab.${tab}`),
    details: [t('shell.nav.settings')],
    target: { to: '/shop' as const, search: { tab } },
  }));
  return [...pages, ...(isShown('/wallet') ? money : []), ...(isShown('/shop') ? settings : [])];
}

/** The English words in a page's URL, such as `wallet`, `refunds`, `mail`. */
const addressWords = ({ to, ...rest }: HitTarget): string[] =>
  [to, ...('search' in rest ? Object.values(rest.search) : [])]
    .join('/')
    .toLowerCase()
    .split(/[^a-z]+/);

/**
 * Pages whose name contains the text, or whose URL has a word that begins with it, because typing `coup` is
 * quicker than Chinese through an input method. All pages for an empty text.
 */
export function pageHits(pages: readonly NamedPage[], words: string): SearchHit[] {
  const wanted = words.trim().toLowerCase();
  const isAddress = (target: HitTarget) => addressWords(target).some((word) => word.startsWith(wanted));
  return pages
    .filter(
      ({ title, target }) => title.toLowerCase().includes(wanted) || (wanted.length > 1 && isAddress(target)),
    )
    .map(
      (page): SearchHit => ({
        ...page,
        key: `page ${JSON.stringify(page.target)}`,
        kind: 'page',
        exact: page.title.toLowerCase() === wanted,
      }),
    );
}

/** The server's results, exact matches first; an order before the VIP registration that has the same number. */
export function toSearchHits(found: SearchResults): SearchHit[] {
  const hits: SearchHit[] = [
    ...found.members.map(
      ({ id, name, account, alias, phone, exact }): SearchHit => ({
        ...{ key: `member ${id}`, kind: 'member', title: name || account, exact },
        details: [alias, account, phone],
        target: { to: '/members/$id', params: { id } },
      }),
    ),
    ...found.parcels.map(
      ({ id, courierNumber, state, shelfCode, memberName, goodsName, exact }): SearchHit => ({
        ...{ key: `parcel ${id}`, kind: 'parcel', title: courierNumber, exact },
        details: [t(`parcels.state.${state}`), shelfCode, memberName, goodsName],
        target: { to: '/parcels/$id', params: { id } },
      }),
    ),
    ...found.orders.map(
      ({ id, number, state, consignee, memberName, part, exact }): SearchHit => ({
        ...{ key: `order ${id}`, kind: 'order', title: number, exact },
        details: [
          part > 0 ? t('finding.box.part', { n: part }) : '',
          t(`orders.state.${state}`),
          memberName,
          consignee === memberName ? '' : consignee,
        ],
        target: { to: '/orders/$id', params: { id } },
      }),
    ),
    ...found.numbered.map(numberedHit),
    ...found.payments.map(
      ({ id, amountMinor, state, memberName, createdAt, orderNumber }): SearchHit => ({
        ...{ key: `payment ${id}`, kind: 'payment', title: <Money minor={amountMinor} />, exact: false },
        details: [
          t(`payments.state.${state}`),
          memberName,
          <When key="day" iso={createdAt} style="short" />,
          orderNumber,
        ],
        target: { to: '/wallet/payments', search: { words: orderNumber || memberName } },
      }),
    ),
    ...found.shelves.map(
      ({ warehouseId, warehouseName, code, parcels }): SearchHit => ({
        ...{ key: `shelf ${warehouseId}`, kind: 'shelf', title: code, exact: true },
        details: [warehouseName, t('finding.parcels', { n: parcels })],
        target: { to: '/parcels', search: { words: code } },
      }),
    ),
  ];
  return [...hits.filter(({ exact }) => exact), ...hits.filter(({ exact }) => !exact)];
}

const numberedHit = ({ kind, id, number, memberName }: SearchResults['numbered'][number]): SearchHit => ({
  ...{ key: `${kind} ${id}`, kind, title: number, details: [memberName], exact: true },
  target: listPageOf(kind, { id, number }),
});

export const hitKindTextKey = (kind: Kind): TextKey => `finding.kind.${kind}`;
