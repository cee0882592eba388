import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { deleteUnboundLineAccount, unboundLineAccount } from './unboundLineAccount.ts';

/** Shows which LINE account will be bound after the login or registration, and lets the person discard it. */
export default function LineAccountToBind() {
  const [waiting, setWaiting] = useState(unboundLineAccount);
  if (waiting === null) return null;
  const drop = () => {
    deleteUnboundLineAccount();
    setWaiting(null);
  };
  return (
    <Banner
      tone="info"
      action={
        <Button look="plain" small onClick={drop}>
          {t('messengers.waiting.drop')}
        </Button>
      }
    >
      {t('messengers.waiting', { name: waiting.name || 'LINE' })}
    </Banner>
  );
}
