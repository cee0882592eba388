import { EmptyState } from '@crossdock/ui/states.tsx';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useCall } from './api.ts';
import { Header } from './Header.tsx';
import { t } from './i18n.ts';
import { currentToken } from './session.ts';
import { messengerUrl } from './support.ts';

/** /line: customer service by a messenger app, open to visitors. */
export function MessengerPage() {
  const config = useCall('getShopConfig', {}, { staleMs: 600_000 });
  const url = messengerUrl(config.data);
  return (
    <>
      <Header member={currentToken() !== null} />
      <main style={{ paddingTop: 32 }}>
        <EmptyState
          picture={url ? 'done' : 'soon'}
          title={t('shell.line.title')}
          text={url || config.isPending ? t('shell.line.text') : t('shell.support.none')}
          action={
            url ? (
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noopener"
                leftSection={<IconExternalLink size={18} aria-hidden />}
              >
                {t('shell.line.open')}
              </Button>
            ) : null
          }
        />
      </main>
    </>
  );
}
