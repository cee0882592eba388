import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import type { Permission } from '@crossdock/domain/staff/roles.ts';
import type { Icon } from '@tabler/icons-react';
import type { LinkProps, StaticDataRouteOption } from '@tanstack/react-router';
import type { TextKey } from './i18n.ts';
import type { PageGroup } from './innerPages.ts';
import { type MenuGroup, menuOrder, sortByMenuOrder } from './nav.ts';

/** The menu entry that a page declares. */
export interface PageMenu {
  readonly group: MenuGroup;
  /** The entry's name, if it differs from the page's title. */
  readonly text?: TextKey;
  readonly icon: Icon;
  /** The permission that shows the entry. */
  readonly can: Permission;
  /** The audit queue whose count is shown beside the entry. */
  readonly queue?: AuditQueueName;
  /** Pressing `g` and then this key opens the page. */
  readonly key: string;
  /** The page's inner pages, for a shop with this currency; shown below the entry while it is open. */
  readonly within?: (currency: string) => readonly PageGroup[];
}

/** An entry of the menu. */
export interface NavEntry extends PageMenu {
  readonly text: TextKey;
  readonly to: NonNullable<LinkProps['to']>;
}

export interface NavGroup {
  readonly text: TextKey;
  readonly entries: readonly NavEntry[];
}

/** The part of a route that the menu reads. */
interface MenuRoute {
  readonly to: NavEntry['to'];
  readonly options: { readonly staticData?: StaticDataRouteOption };
}

/** The whole menu, made from the entries that these routes declare. */
export function navGroups(routes: readonly MenuRoute[]): NavGroup[] {
  const entries = routes.flatMap(entryOf);
  return keysOf(menuOrder).map((name) => ({
    text: `shell.group.${name}`,
    entries: sortByMenuOrder(
      menuOrder[name],
      entries.filter(({ group }) => group === name),
    ),
  }));
}

function entryOf({ to, options }: MenuRoute): NavEntry[] {
  const { menu, title } = options.staticData ?? {};
  const text = menu?.text ?? title;
  return menu && text ? [{ ...menu, text, to }] : [];
}
