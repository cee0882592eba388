import { IconButton } from '@crossdock/ui/Button.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { IconLogout, IconX } from '@tabler/icons-react';
import { Link, useLocation, useMatches } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { defaultAction } from './actions.ts';
import { currentDevice } from './device.ts';
import { t } from './i18n.ts';
import { leave } from './leave.ts';
import { activeEntry, homeEntry, type NavEntry, shownGroups } from './nav.ts';
import classes from './SideMenu.module.css';
import { useWide } from './wide.ts';

/** Every entry of the product: a column on a desktop, a sheet on a phone. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [leaving, setLeaving] = useState(false);
  // Thirty links take their time: a phone draws them when somebody asks for them.
  const wide = useWide() && currentDevice().desktop;
  useEscape(open, onClose);
  return (
    <>
      {open ? (
        <button type="button" className={classes.veil} aria-label={t('shell.menu.close')} onClick={onClose} />
      ) : null}
      {open || wide ? <Menu open={open} onClose={onClose} onLeave={() => setLeaving(true)} /> : null}
      <ConfirmDialog
        opened={leaving}
        title={t('shell.exit.title')}
        confirmLabel={t('shell.exit.confirm')}
        cancelLabel={t('shell.cancel')}
        onConfirm={() => void leave()}
        onClose={() => setLeaving(false)}
      >
        {t('shell.exit.text')}
      </ConfirmDialog>
    </>
  );
}

function Menu(props: { open: boolean; onClose: () => void; onLeave: () => void }) {
  const { open, onClose, onLeave } = props;
  const active = useActiveEntry();
  const menu = useRef<HTMLElement>(null);
  useInSight(menu, active);
  return (
    <nav ref={menu} className={classes.menu} aria-label={t('shell.nav.label')} data-open={open || undefined}>
      <div className={classes.head}>
        <strong>{t('shell.nav.more')}</strong>
        <IconButton icon={IconX} label={t('shell.menu.close')} onClick={onClose} />
      </div>
      <Entry entry={homeEntry} active={active === homeEntry} onOpen={onClose} />
      {shownGroups.map((group) => (
        <section key={group.text} className={classes.group}>
          <h2 className={classes.groupTitle}>{t(group.text)}</h2>
          <div className={classes.entries}>
            {group.entries.map((entry) => (
              <Entry key={entry.text} entry={entry} active={active === entry} onOpen={onClose} />
            ))}
          </div>
        </section>
      ))}
      <button type="button" className={classes.entry} onClick={onLeave}>
        <IconLogout size={20} stroke={1.8} aria-hidden />
        {t('shell.nav.exit')}
      </button>
    </nav>
  );
}

function Entry({ entry, active, onOpen }: { entry: NavEntry; active: boolean; onOpen: () => void }) {
  const Picture = entry.icon;
  return (
    <Link
      to={entry.to}
      search={entry.search ?? {}}
      className={classes.entry}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      onClick={onOpen}
      activeProps={{}}
    >
      <Picture size={20} stroke={1.8} aria-hidden />
      {t(entry.text)}
    </Link>
  );
}

function useActiveEntry(): NavEntry | undefined {
  const { pathname, search } = useLocation();
  const action = useMatches({ select: (matches) => matches.at(-1)?.staticData.action ?? defaultAction });
  return activeEntry({ path: pathname, search, action });
}

/** Thirty entries are higher than a window: the one that is lit comes into sight, and the page itself stays. */
function useInSight(menu: RefObject<HTMLElement | null>, active: NavEntry | undefined): void {
  useEffect(() => {
    const column = menu.current;
    const lit = active && column?.querySelector<HTMLElement>('[data-active]');
    if (!column || !lit) return;
    const [frame, entry] = [column.getBoundingClientRect(), lit.getBoundingClientRect()];
    if (entry.top < frame.top || entry.bottom > frame.bottom)
      column.scrollTop += entry.top - frame.top - (frame.height - entry.height) / 2;
  }, [menu, active]);
}

function useEscape(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onClose]);
}
