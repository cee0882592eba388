import { OfflineBanner } from '@crossdock/ui/OfflineBanner.tsx';
import { TopMessages } from '@crossdock/ui/TopMessages.tsx';
import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { ConnectionContext } from '@crossdock/web/connection.ts';
import { currentLocale } from '@crossdock/web/language.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { connection, queryClient } from './api.ts';
import { t } from './i18n.ts';

/** Around every route of the console. */
export function RootFrame({ children }: { children: ReactNode }) {
  const shop = currentShop();
  const light = useMatches({ select: (matches) => matches.at(-1)?.staticData.light ?? false });
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    const console = t('shell.console', { shop: shop.shop_name });
    document.title = title ? `${t(title)} · ${console}` : console;
  }, [title, shop.shop_name]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConnectionContext value={connection}>
        <UiProvider
          light={light}
          formatting={{ locale: currentLocale(), timeZone: shop.timeZone, currency: shop.currency }}
        >
          <TopMessages />
          <OfflineBanner text={t('shell.offline')} />
          {children}
        </UiProvider>
      </ConnectionContext>
    </QueryClientProvider>
  );
}
