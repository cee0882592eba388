import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { afterFirstScreen, useFirstScreen } from '@crossdock/web/firstScreen.ts';
import { currentLocale } from '@crossdock/web/language.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { connection } from './connection.ts';
import { fullFrame } from './frame.ts';
import { t } from './i18n.ts';
import { Notices, SupportButton } from './laterParts.ts';

/** The frame around every route. A `light` route is rendered without waiting for the full frame. */
export function RootFrame({ children }: { children: ReactNode }) {
  const shop = currentShop();
  const FullFrame = fullFrame();
  const data = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  useFirstScreen();
  useTabIcon(shop.shop_ico);
  useWindowTitle(data?.title ? `${t(data.title)} · ${shop.shop_name}` : shop.shop_name);
  return (
    <ConnectionContext value={connection}>
      <UiProvider formatting={{ locale: currentLocale(), timeZone: shop.timeZone, currency: shop.currency }}>
        <Suspense>
          <Notices />
        </Suspense>
        {data?.light ? children : null}
        <Suspense>
          <FullFrame>
            {data?.light ? null : children}
            <Suspense>
              <SupportButton />
            </Suspense>
          </FullFrame>
        </Suspense>
      </UiProvider>
    </ConnectionContext>
  );
}

/**
 * The HTML names an empty icon, and this sets the real one later: browsers decode the icon on the thread that draws
 * the first rows.
 */
function useTabIcon(address: string): void {
  useEffect(() => {
    void afterFirstScreen().then(() =>
      document.querySelector('link[rel=icon]')?.setAttribute('href', address),
    );
  }, [address]);
}

function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
