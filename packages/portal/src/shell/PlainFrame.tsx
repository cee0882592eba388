import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { afterFirstScreen, useMarkFirstScreen } from '@crossdock/web/firstScreen.ts';
import { currentLocale } from '@crossdock/web/language.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { type ReactNode, useEffect } from 'react';
import { connection } from './connection.ts';

/** The frame of every screen, with or without the router; `title` becomes the window's title. */
export function PlainFrame({ title, children }: { title: string | null; children: ReactNode }) {
  const shop = currentShop();
  useMarkFirstScreen();
  useTabIcon(shop.shop_ico);
  useWindowTitle(title ? `${title} · ${shop.shop_name}` : shop.shop_name);
  return (
    <ConnectionContext value={connection}>
      <UiProvider formatting={{ locale: currentLocale(), timeZone: shop.timeZone, currency: shop.currency }}>
        {children}
      </UiProvider>
    </ConnectionContext>
  );
}

/**
 * Sets the tab's icon after the first screen is shown. Until then the HTML page has an empty icon, because browsers
 * draw icons on the thread that has to draw the first rows.
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
