import { Button } from '@crossdock/ui/Button.tsx';
import { networkDown, onNetworkChange } from '@crossdock/web/network.ts';
import { useEffect, useState } from 'react';
import { t } from './i18n.ts';

/**
 * Shows a message and what to do now, in the reader's language. It is used if the crash page cannot be loaded, or if
 * the screen could not be loaded without a network.
 */
export function PlainCrashPage() {
  const [down] = useState(networkDown);
  useEffect(() => (down ? onNetworkChange(openAgain) : undefined), [down]);
  return (
    <div role="alert" style={{ padding: '15dvh 24px', textAlign: 'center' }}>
      <h1 style={{ fontSize: '1.25rem' }}>{t(down ? 'shell.crash.offline' : 'shell.crash.title')}</h1>
      <p style={{ margin: '8px 0 16px' }}>{t(down ? 'shell.crash.offlineText' : 'shell.crash.text')}</p>
      <Button onClick={() => location.reload()}>{t('shell.crash.reload')}</Button>
    </div>
  );
}

/**
 * Reloads the page, but not without a network: the notice at the top says that the page updates when the network is
 * back.
 */
function openAgain(): void {
  if (!networkDown()) location.reload();
}
