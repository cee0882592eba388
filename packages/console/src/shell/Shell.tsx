import { locales } from '@crossdock/contract/wire/locale.ts';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { PageHelp as PageHelpContext } from '@crossdock/ui/Page.tsx';
import { SkipLink } from '@crossdock/ui/SkipLink.tsx';
import { useCloseOnBack } from '@crossdock/ui/useCloseOnBack.ts';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { FailedPartsBanner } from '@crossdock/web/FailedPartsBanner.tsx';
import { currentLanguage, switchLanguage } from '@crossdock/web/language.ts';
import { languageNames } from '@crossdock/web/languageNames.ts';
import { useRealtime } from '@crossdock/web/realtime.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconKeyboard, IconLanguage, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { t } from './i18n.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { logOut } from './logOut.ts';
import { Menu } from './Menu.tsx';
import type { NavGroup } from './menuEntries.ts';
import { PageHelp } from './PageHelp.tsx';
import classes from './Shell.module.css';
import { ShopSetupBar } from './ShopSetupBar.tsx';
import { useScanKeys } from './scanKeys.ts';
import { consoleStorageKeys } from './session.ts';
import { useShownMenuGroups } from './shownGroups.ts';
import { type CurrentStaff, useStaff } from './staff.ts';

/**
 * The frame of the console: navigation at the side by permission, usable by keyboard; on a tablet it
 * collapses. `search` is beside the shop's name.
 */
export function Shell({ search }: { search: ReactNode }) {
  const staff = useStaff();
  const groups = useShownMenuGroups();
  const [open, setOpen] = useState(false);
  const [help, setHelp] = useState(false);
  useCloseOnBack(open, () => setOpen(false), { escape: true });
  useCommandKeys(groups, () => setHelp(true));
  useRealtime();
  useScanKeys(useLocation().pathname);
  return (
    <div className={classes.shell}>
      <SkipLink label={t('shell.skip')} />
      <aside className={classes.side} aria-label={t('shell.console.short')} data-open={open || undefined}>
        <div className={classes.shop}>
          <IconButton
            className={classes.fold}
            icon={IconMenu2}
            label={t('shell.menu')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
          <Grid
            as="span"
            align="center"
            justifyItems="center"
            rigid
            square={34}
            fill="accent"
            round={9}
            tone="on-accent"
            strong
            aria-hidden="true"
          >
            {[...currentShop().shop_name][0]}
          </Grid>
          <Stack as="span" minWidth={0} size={14} lineHeight={1.4}>
            <Text as="strong" oneLine strong>
              {currentShop().shop_name}
            </Text>
            <Muted as="small" size={12}>
              {t('shell.console.short')}
            </Muted>
          </Stack>
          <Row as="span" grow justify="end">
            {search}
          </Row>
        </div>
        <nav className={classes.nav} aria-label={t('shell.nav.label')}>
          <Menu groups={groups} shown={open} onOpen={() => setOpen(false)} />
        </nav>
        <StaffCorner staff={staff} onHelp={() => setHelp(true)} />
      </aside>
      <main className={classes.main} id="content" tabIndex={-1}>
        <ShopSetupBar />
        <FailedPartsBanner title={t('shell.partFailed')} retry={t('shell.retry')} />
        <PageHelpContext value={<PageHelp />}>
          <Outlet />
        </PageHelpContext>
      </main>
      <KeyHelp opened={help} groups={groups} onClose={() => setHelp(false)} />
    </div>
  );
}

function StaffCorner({ staff, onHelp }: { staff: CurrentStaff; onHelp: () => void }) {
  return (
    <div className={classes.corner}>
      <Link to="/account" className={classes.me} title={t('account.title')}>
        <Stack as="span" minWidth={0} size={14} lineHeight={1.4}>
          <Text as="strong" oneLine strong>
            {staff.name}
          </Text>
          <Muted as="small" size={12}>
            {staff.roles.map((role) => t(`shell.role.${role}`)).join(' · ')}
          </Muted>
        </Stack>
      </Link>
      <Row>
        <IconButton icon={IconKeyboard} label={t('shell.keys')} onClick={onHelp} />
        <MenuButton
          up
          icon={IconLanguage}
          label={t('shell.language')}
          choices={currentShop().languages.map((lang) => ({
            key: lang,
            label: languageNames[lang],
            lang: locales[lang],
            checked: lang === currentLanguage(),
            onChoose: () =>
              switchLanguage(lang, consoleStorageKeys.language) ||
              showMessage('danger', t('shell.language.failed')),
          }))}
        />
        <IconButton icon={IconLogout} label={t('shell.logout')} onClick={() => void logOut()} />
      </Row>
    </div>
  );
}

function useCommandKeys(groups: readonly NavGroup[], onHelp: () => void): void {
  const router = useRouter();
  const go = groups
    .flatMap((group) => group.entries)
    .map(({ key, to }) => [`g ${key}`, () => void router.navigate({ to })] as const);
  const search = () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
  // Opens the ordered services (Ctrl or ⌘ and J). Works on desks too, where plain keys go into the scan box.
  const toWork = () => void router.navigate({ to: '/services', search: {} });
  useKeys({ ...Object.fromEntries(go), '?': onHelp, '/': search, 'mod+j': toWork });
}
