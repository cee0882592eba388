import { PageBack, PageHelp } from '@crossdock/ui/Page.tsx';
import { SkipLink } from '@crossdock/ui/SkipLink.tsx';
import { usePagePath } from '@crossdock/web/usePagePath.ts';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { ActingBanner } from './ActingBanner.tsx';
import { ApplyAccountSettings } from './ApplyAccountSettings.tsx';
import { BackToTab } from './BackToTab.tsx';
import { currentDevice } from './device.ts';
import { GuestLink } from './GuestLink.tsx';
import { Header } from './Header.tsx';
import { t } from './i18n.ts';
import { DeferredBell, HelpButton, LoadFailureNotice, Realtime } from './lazyParts.ts';
import { PhoneBar, useTab } from './PhoneBar.tsx';
import classes from './Shell.module.css';
import { currentToken } from './session.ts';
import { WideMenu } from './WideMenu.tsx';

/**
 * The layout: header, side menu on a desktop, bottom bar on a phone, and the route between them. Pages that are open
 * to guests use it themselves, so that members keep their menus there.
 */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const member = currentToken() !== null;
  const { tab, own } = useTab(usePagePath());
  return (
    <div
      className={classes.shell}
      data-desktop={currentDevice().desktop || undefined}
      data-member={member || undefined}
    >
      <SkipLink label={t('shell.skip')} />
      {member ? <ApplyAccountSettings /> : null}
      <Header home={member ? '/home' : '/login'}>
        {member ? (
          <Suspense fallback={<span className={classes.bell} />}>
            <DeferredBell />
          </Suspense>
        ) : (
          <GuestLink to="/login" />
        )}
      </Header>
      {member ? <WideMenu /> : null}
      <main className={classes.main} id="content" tabIndex={-1}>
        {member ? <ActingBanner /> : null}
        <Suspense>
          <LoadFailureNotice />
        </Suspense>
        <PageHelp value={member ? <Help /> : null}>
          <PageBack value={member && !own ? <BackToTab tab={tab} /> : null}>{children}</PageBack>
        </PageHelp>
      </main>
      {member ? <PhoneBar /> : null}
      <Suspense>
        <Realtime />
      </Suspense>
    </div>
  );
}

const Help = () => (
  <Suspense fallback={<span className={classes.bell} />}>
    <HelpButton />
  </Suspense>
);
