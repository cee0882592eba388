import { Link, useLocation, useMatches } from '@tanstack/react-router';
import { defaultAction } from './actions.ts';
import { t } from './i18n.ts';
import classes from './NavGroups.module.css';
import { activeEntry, type NavEntry, navGroups } from './nav.ts';

/** Every entry that leads somewhere, by group: the column of a desktop, the page of a phone. */
export function NavGroups({ active }: { active?: NavEntry | undefined }) {
  return navGroups.map((group) => (
    <section key={group.text} className={classes.group}>
      <h2 className={classes.title}>{t(group.text)}</h2>
      <div className={classes.entries}>
        {group.entries.map((entry) => (
          <NavLink key={entry.text} entry={entry} active={active === entry} />
        ))}
      </div>
    </section>
  ));
}

export function NavLink({ entry, active }: { entry: NavEntry; active: boolean }) {
  const Picture = entry.icon;
  return (
    <Link
      to={entry.to}
      search={entry.search ?? {}}
      className={classes.entry}
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
  const action = useMatches({ select: (matches) => matches.at(-1)?.staticData.action ?? defaultAction });
  return activeEntry({ path: pathname, search, action });
}
