import { menuEntryClass, menuTitleClass } from '@crossdock/ui/menuEntry.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from './i18n.ts';
import classes from './NavGroups.module.css';
import { activeEntry, type NavEntry, type NavGroup, navGroups } from './nav.ts';
import { visibleEntries } from './offers.ts';
import { useAccount } from './useAccount.ts';
import { useAction } from './useAction.ts';

/** The look of an entry, for a button among the links. */
export const navEntryClass = `${menuEntryClass} ${classes.entry}`;

/** The menu groups that contain entries. All are collapsed except the one of the current page. */
export function NavGroups({ active }: { active: NavEntry | undefined }) {
  const account = useAccount();
  return navGroups
    .map(({ text, entries }) => ({ text, entries: visibleEntries(entries, account) }))
    .filter(({ entries }) => entries.length > 0)
    .map((group) => <Group key={group.text} group={group} active={active} />);
}

function Group({ group: { text, entries }, active }: { group: NavGroup; active: NavEntry | undefined }) {
  const isHere = active !== undefined && entries.includes(active);
  // A group that the member opened or closed stays so until another page is opened.
  const [{ chosen, at }, choose] = useState({ chosen: isHere, at: active });
  const open = at === active ? chosen : isHere || chosen;
  return (
    <section>
      <h2>
        <button
          type="button"
          className={`${menuTitleClass} ${classes.title}`}
          aria-expanded={open}
          onClick={() => choose({ chosen: !open, at: active })}
        >
          {t(text)}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </h2>
      <div className={classes.entries} hidden={!open}>
        {entries.map((entry) => (
          <NavLink key={entry.text} entry={entry} active={active === entry} />
        ))}
      </div>
    </section>
  );
}

export function NavLink({ entry, active }: { entry: NavEntry; active: boolean }) {
  const Picture = entry.icon;
  return (
    <Link
      to={entry.to}
      search={entry.search ?? {}}
      className={navEntryClass}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      activeProps={{}}
    >
      <Picture size={20} stroke={1.8} aria-hidden />
      {t(entry.text)}
    </Link>
  );
}

export function useActiveEntry(): NavEntry | undefined {
  const { pathname, search } = useLocation();
  return activeEntry({ path: pathname, search, action: useAction() });
}
