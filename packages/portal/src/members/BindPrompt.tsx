import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { keys } from '../shell/keys.ts';
import { BindButton } from './BindButton.tsx';
import { messengersOfShop } from './messengersOfShop.ts';

/**
 * Asks the member to bind each channel of the shop that is not bound yet. "Not now" is remembered in this browser.
 * `offer` shows it as a dialog, right after registering.
 */
export default function BindPrompt({ offer }: { offer: boolean }) {
  const member = useCall('getMemberInfo', {}, { topics: ['members'], staleMs: 60_000 });
  const [dismissed, setDismissed] = useState(() => messengersOfShop().filter(isDismissed));
  if (!member.data || member.data.acting) return null;
  const missing: Readonly<Record<Messenger, boolean>> = {
    line: member.data.lineNoIsNull,
    wechat: member.data.openIdIsNull,
  };
  const open = messengersOfShop().filter((provider) => missing[provider] && !dismissed.includes(provider));
  const dismiss = (providers: readonly Messenger[]) => {
    for (const provider of providers) safeLocalStorage.set(keys.bindLater + provider, '1');
    setDismissed([...dismissed, ...providers]);
  };
  if (open.length === 0) return null;
  if (offer) return <Offer providers={open} onLater={() => dismiss(open)} />;
  return (
    <>
      {open.map((provider) => (
        <Prompt key={provider} provider={provider} onLater={() => dismiss([provider])} />
      ))}
    </>
  );
}

const isDismissed = (provider: Messenger) => safeLocalStorage.get(keys.bindLater + provider) === '1';

function Prompt({ provider, onLater }: { provider: Messenger; onLater: () => void }) {
  return (
    <Card>
      <Row gap={[8, 16]} wrap align="center">
        <Row tone="link" rigid>
          <IconLink size={28} stroke={1.6} aria-hidden />
        </Row>
        <Box grow minWidth="12rem">
          <Text as="p" strong>
            {t(`messengers.prompt.${provider}`)}
          </Text>
          <p>{t(`messengers.${provider}.hint`)}</p>
        </Box>
        <Row gap={8} wrap>
          <Button small look="plain" onClick={onLater}>
            {t('messengers.later')}
          </Button>
          <BindButton provider={provider} small />
        </Row>
      </Row>
    </Card>
  );
}

function Offer({ providers, onLater }: { providers: readonly Messenger[]; onLater: () => void }) {
  return (
    <Dialog opened title={t('messengers.offer')} closeLabel={t('messengers.later')} onClose={onLater}>
      <Stack gap={12}>
        {providers.includes('line') ? <p>{t('messengers.line.hint')}</p> : null}
        {providers.map((provider) => (
          <BindButton key={provider} provider={provider} />
        ))}
        <p>{t('messengers.offer.text')}</p>
        <Button look="plain" onClick={onLater}>
          {t('messengers.later')}
        </Button>
      </Stack>
    </Dialog>
  );
}
