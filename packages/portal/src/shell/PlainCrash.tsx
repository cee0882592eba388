import { Button } from '@crossdock/ui/Button.tsx';
import { networkDown, onNetworkChange } from '@crossdock/web/network.ts';
import { useEffect } from 'react';
import { t } from './i18n.ts';

/** Used if the crash page itself cannot be loaded: a message and a link, in the reader's language. */
export function PlainCrash() {
  useEffect(() => (networkDown() ? onNetworkChange(openAgain) : undefined), []);
  return (
    <div role="alert" style={{ padding: '15dvh 24px', textAlign: 'center' }}>
      <h1 style={{ fontSize: '1.25rem' }}>{t('shell.crash.title')}</h1>
      <p>{t('shell.crash.text')}</p>
      <Button onClick={() => location.reload()}>{t('shell.crash.reload')}</Button>
    </div>
  );
}

/** The notice at the top says that the page updates when the network is back. */
function openAgain(): void {
  if (!networkDown()) location.reload();
}
