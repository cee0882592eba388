import { Box, Text } from '@crossdock/ui/Layout.tsx';
import { menuEntryClass, menuTitleClass } from '@crossdock/ui/menuEntry.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAuditCounts } from './audits.ts';
import { useFoldedMenuGroups } from './foldedGroups.ts';
import { t } from './i18n.ts';
import { isPageOpen, type PageGroup } from './innerPages.ts';
import type { NavEntry, NavGroup } from './menuEntries.ts';
import classes from './Shell.module.css';

const entryClass = `${menuEntryClass} ${classes.entry}`;

/** A count above this number is shown as the number and a plus sign. */
const mostShown = 99;

/** The groups of the menu; a collapsed one shows only the entry of the current page. */
export function Menu(props: { groups: readonly NavGroup[]; shown: boolean; onOpen: () => void }) {
  const { folded, toggle } = useFoldedMenuGroups();
  return props.groups.map((group) => (
    <Group
      key={group.text}
      group={group}
      folded={folded.includes(group.text)}
      shown={props.shown}
      onFold={() => toggle(group.text)}
      onOpen={props.onOpen}
    />
  ));
}

interface GroupProps {
  readonly group: NavGroup;
  readonly folded: boolean;
  readonly shown: boolean;
  readonly onFold: () => void;
  readonly onOpen: () => void;
}

function Group({ group, folded, shown, onFold, onOpen }: GroupProps) {
  const { pathname } = useLocation();
  const counts = useAuditCounts(group.entries.some(({ queue }) => queue !== undefined)).data;
  const waitingOf = ({ queue }: NavEntry) => (queue && counts?.[queue].count) ?? 0;
  const inside = group.entries.reduce((sum, entry) => sum + waitingOf(entry), 0);
  const entries = group.entries.filter((entry) => !folded || isOpen(entry, pathname));
  return (
    <section>
      <h2>
        <button
          type="button"
          className={`${menuTitleClass} ${classes.groupTitle}`}
          aria-expanded={!folded}
          onClick={onFold}
        >
          <Text grow>{t(group.text)}</Text>
          {folded ? <Waiting n={inside} /> : null}
          <IconChevronDown
            className={classes.chevron}
            data-folded={folded || undefined}
            size={14}
            aria-hidden
          />
        </button>
      </h2>
      {entries.map((entry) => (
        <Entry
          key={entry.to}
          entry={entry}
          active={isOpen(entry, pathname)}
          shown={shown}
          waiting={waitingOf(entry)}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}

const isOpen = ({ to }: NavEntry, pathname: string) => isPageOpen(to, pathname);

/**
 * Scrolls only the menu: `scrollIntoView` would scroll the page too. It scrolls to the middle, because counts
 * that arrive later move the entries.
 */
function scrollMenuTo(entry: HTMLElement): void {
  const menu = entry.closest('nav');
  if (menu === null) return;
  const [own, seen] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (own.top < seen.top || own.bottom > seen.bottom)
    menu.scrollTop += (own.top + own.bottom - seen.top - seen.bottom) / 2;
}

interface EntryProps {
  readonly entry: NavEntry;
  readonly active: boolean;
  readonly shown: boolean;
  readonly waiting: number;
  readonly onOpen: () => void;
}

function Entry({ entry, active, shown, waiting, onOpen }: EntryProps) {
  const place = useRef<HTMLAnchorElement>(null);
  // The menu is longer than most screens, so the current entry is scrolled into view. On a tablet it is drawn
  // only once it is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides whether there is something to scroll
  useEffect(() => {
    if (active && place.current) scrollMenuTo(place.current);
  }, [active, shown]);
  const { currency } = useFormatting();
  const { pathname } = useLocation();
  const groups = active ? (entry.within?.(currency) ?? []) : [];
  const inside = groups.find(({ pages }) => pages.some(({ to }) => isPageOpen(to, pathname)));
  const here = active && inside === undefined;
  const Picture = entry.icon;
  return (
    <>
      <Link
        ref={place}
        to={entry.to}
        className={entryClass}
        data-active={here || undefined}
        aria-current={here ? 'page' : undefined}
        onClick={onOpen}
      >
        <Picture size={20} stroke={1.8} aria-hidden />
        <Text grow>{t(entry.text)}</Text>
        <span className={classes.key} aria-hidden="true">
          g {entry.key}
        </span>
        <Waiting n={waiting} />
      </Link>
      {groups.map((group) => (
        <GroupLink key={group.text} group={group} active={group === inside} onOpen={onOpen} />
      ))}
    </>
  );
}

/** A group of pages inside the current entry, below its name. */
function GroupLink(props: { group: PageGroup; active: boolean; onOpen: () => void }) {
  const { group, active, onOpen } = props;
  const [{ to }] = group.pages;
  return (
    <Link
      to={to}
      className={entryClass}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      onClick={onOpen}
    >
      <Box as="span" rigid square={20} aria-hidden="true" />
      {t(group.text)}
    </Link>
  );
}

function Waiting({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <Text
      minWidth={22}
      pad={[0, 6]}
      round={11}
      fill="accent"
      tone="on-accent"
      size={12}
      strong
      lineHeight={1.833}
      textAlign="center"
      role="img"
      aria-label={t('shell.audit.waiting', { n })}
    >
      {n > mostShown ? `${mostShown}+` : n}
    </Text>
  );
}
