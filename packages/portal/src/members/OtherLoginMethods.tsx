import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconBrandLine, IconDeviceMobileMessage, IconQrcode } from '@tabler/icons-react';
import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { canCreatePasskeys } from '../shell/canCreatePasskeys.ts';
import { currentDevice } from '../shell/device.ts';
import { t } from '../shell/i18n.ts';
import { optionalPartLoader } from '../shell/optionalPartLoader.ts';
import { LinkNavigationContext } from '../shell/PlainLink.tsx';
import { LazyLineAccountToBind } from './LazyLineAccountToBind.tsx';
import classes from './Messengers.module.css';
import { redirectToLineLogin } from './messengerRedirect.ts';
import { PasskeyLogin } from './PasskeyLogin.tsx';

export { bindStoredLineAccount } from './bindStoredLineAccount.ts';

const QrLogin = lazy(optionalPartLoader(() => import('./QrLogin.tsx')));

/** Other ways to log in: a code to the phone if the shop sends text messages, a passkey, LINE if the shop uses it, and on a computer the QR code for a phone. */
export default function OtherLoginMethods({ back }: { back: string }) {
  const { client } = useConnection();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [scanning, setScanning] = useState(false);
  const line = currentShop().line_ClientId !== null;
  const { mobile } = currentDevice();
  const texts = useTextMessages();
  const way = useContext(LinkNavigationContext);
  const passkeys = canCreatePasskeys();
  if (!passkeys && !line && !texts && mobile) return null;
  const leave = async () => {
    setBusy(true);
    const failed = await redirectToLineLogin(client, back);
    if (failed === null) return;
    setBusy(false);
    setFailure(failed.message);
  };
  return (
    <Stack gap={12} above={12}>
      <LazyLineAccountToBind />
      <p className={classes.or}>{t('members.login.or')}</p>
      {texts ? (
        <Button
          look="outline"
          full
          icon={IconDeviceMobileMessage}
          onClick={() => way?.go(`/register?${new URLSearchParams({ enter: '1', redirect: back })}`)}
        >
          {t('members.login.phone')}
        </Button>
      ) : null}
      {passkeys ? <PasskeyLogin back={back} /> : null}
      {line ? (
        <Button look="outline" full icon={IconBrandLine} busy={busy} onClick={() => void leave()}>
          {t('members.login.line')}
        </Button>
      ) : null}
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {mobile || scanning ? null : (
        <Button look="outline" full icon={IconQrcode} onClick={() => setScanning(true)}>
          {t('members.login.qr')}
        </Button>
      )}
      {scanning ? (
        <Suspense>
          <QrLogin back={back} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/**
 * Whether the shop sends codes by text message. The login page has no cache of calls, so it asks the server directly.
 */
function useTextMessages(): boolean {
  const { client } = useConnection();
  const [sends, setSends] = useState(false);
  useEffect(() => {
    void client.attempt('getCodeWays', {}).then((attempt) => setSends(attempt.ok && attempt.data.phone));
  }, [client]);
  return sends;
}
