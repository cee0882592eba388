import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconBrandLine, IconBrandWechat } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { redirectToBinding } from './messengerRedirect.ts';

const icons = { line: IconBrandLine, wechat: IconBrandWechat } as const;

/** Opens the messenger to bind an account there. */
export function BindButton({ provider, small }: { provider: Messenger; small?: boolean }) {
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const failure = await redirectToBinding(client, provider, '/member?tab=security');
    if (failure === null) return;
    setBusy(false);
    showMessage('danger', failure.message);
  };
  return (
    <Button
      small={small ?? false}
      look="outline"
      icon={icons[provider]}
      busy={busy}
      onClick={() => void begin()}
    >
      {t(`messengers.bind.${provider}`)}
    </Button>
  );
}
