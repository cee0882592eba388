import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { IconFingerprint } from '@tabler/icons-react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { LinkNavigationContext } from '../shell/PlainLink.tsx';
import { keepToken } from '../shell/session.ts';
import { bindStoredLineAccount } from './bindStoredLineAccount.ts';

// Loaded with the first press, because most members use another way.
const device = () => import('../shell/passkey.ts');

/** Logs in with a passkey: by the button, or by the browser's suggestions in the form above. */
export function PasskeyLogin({ back }: { back: string }) {
  const way = useContext(LinkNavigationContext);
  const { client } = useConnection();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Counts the attempts with the button. After each attempt, the browser's suggestions are offered again.
  const [round, setRound] = useState(0);
  const enter = async (token: string) => {
    keepToken(token);
    await bindStoredLineAccount(client);
    way?.go(back);
    showMessage('success', t('members.login.done'));
  };
  const press = async () => {
    setBusy(true);
    setFailure(null);
    const said = await attempted();
    setBusy(false);
    setFailure(said);
    setRound(round + 1);
  };
  /** The error message; null if somebody logged in or cancelled. */
  const attempted = async (): Promise<string | null> => {
    const asked = await client.attempt('beginPasskeyLogin', {});
    if (!asked.ok) return asked.failure.message;
    const { signWithPasskey } = await device();
    const signed = await signWithPasskey(asked.data);
    if (typeof signed === 'string') return signed === 'cancelled' ? null : t('passkeys.failed');
    const login = await client.attempt('passkeyLogin', signed);
    if (!login.ok) return login.failure.message;
    await enter(login.data.token);
    return null;
  };
  return (
    <>
      <Suggestions key={round} onToken={(token) => void enter(token)} onFailure={setFailure} />
      <Button look="outline" full icon={IconFingerprint} busy={busy} onClick={() => void press()}>
        {t('passkeys.login')}
      </Button>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
    </>
  );
}

/** Renders nothing: the browser shows passkeys among its suggestions for the form. */
function Suggestions(props: { onToken: (token: string) => void; onFailure: (message: string) => void }) {
  const { client } = useConnection();
  const onToken = useEffectEvent(props.onToken);
  const onFailure = useEffectEvent(props.onFailure);
  useEffect(() => {
    let stop: (() => void) | null = () => undefined;
    void device().then(({ offerPasskeys }) => {
      if (stop === null) return;
      stop = offerPasskeys(client, {
        onToken: (token) => onToken(token),
        onFailure: ({ message }) => onFailure(message),
      });
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [client]);
  return null;
}
