import { PageBack } from '@crossdock/ui/Page.tsx';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { AccountTheme } from './AccountTheme.tsx';
import { ActingBanner } from './ActingBanner.tsx';
import { BackToTab } from './BackToTab.tsx';
import { currentDevice } from './device.ts';
import { GuestWay } from './GuestWay.tsx';
import { Header } from './Header.tsx';
import { t } from './i18n.ts';
import { MissingParts, QuietBell, Realtime } from './laterParts.ts';
import { PhoneBar, useTab } from './PhoneBar.tsx';
import { LinkWayContext } from './PlainLink.tsx';
import classes from './Shell.module.css';
import { currentToken } from './session.ts';
import { useLinkWay } from './useLinkWay.ts';
import { WideMenu } from './WideMenu.tsx';

/**
 * The layout: header, side menu on a desktop, bottom bar on a phone, the route in between. Pages that are open to
 * guests put themselves into it, so that a member keeps the way to everything else there.
 */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const member = currentToken() !== null;
  const way = useLinkWay();
  const { tab, own } = useTab();
  return (
    <div
      className={classes.shell}
      data-desktop={currentDevice().desktop || undefined}
      data-member={member || undefined}
    >
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      {member ? <AccountTheme /> : null}
      <Header home={member ? '/home' : '/login'}>
        {member ? (
          <Suspense fallback={<span className={classes.bell} />}>
            <QuietBell />
          </Suspense>
        ) : (
          <GuestWay />
        )}
      </Header>
      {member ? <WideMenu /> : null}
      <main className={classes.main} id="content" tabIndex={-1}>
        {member ? <ActingBanner /> : null}
        <Suspense>
          <MissingParts />
        </Suspense>
        <LinkWayContext value={way}>
          <PageBack value={member && !own ? <BackToTab tab={tab} /> : null}>{children}</PageBack>
        </LinkWayContext>
      </main>
      {member ? <PhoneBar /> : null}
      <Suspense>
        <Realtime />
      </Suspense>
    </div>
  );
}
