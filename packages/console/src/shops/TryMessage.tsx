import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Shop.module.css';

interface Sent {
  readonly messageId: string;
  readonly to: string;
}

function useTries(onSent: (sent: Sent) => void) {
  const text = useSubmit('trySms', {
    quiet: true,
    onDone: ({ messageId }, { phone }) => onSent({ messageId, to: phone }),
  });
  const mail = useSubmit('tryMail', {
    quiet: true,
    onDone: ({ messageId }, { email }) => onSent({ messageId, to: email }),
  });
  return {
    sms: { ...text, field: 'phone', send: (phone: string) => text.submit({ phone }) },
    email: { ...mail, field: 'email', send: (email: string) => mail.submit({ email }) },
  };
}

/** Sends a test message in the same way as real messages, and shows whether it arrives. */
export function TryMessage({ way }: { way: 'sms' | 'email' }) {
  const [to, setTo] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const { busy, failure, field, send } = useTries(setSent)[way];
  const list = useCall(
    'listMessages',
    { words: sent?.to ?? '', channel: way },
    { enabled: sent !== null, topics: ['messageOutcomes'] },
  );
  const message = list.data?.list.find(({ id }) => id === sent?.messageId);
  const words = way === 'sms' ? 'messages.sms.try' : 'messages.mail.try';
  return (
    <Stack gap={16} minWidth={0}>
      <div className={classes.grid}>
        <TextBox
          type={way === 'sms' ? 'tel' : 'email'}
          label={t(way === 'sms' ? 'messages.sms.try.phone' : 'messages.mail.try.to')}
          description={t(`${words}.hint`)}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={failure ? (failure.fields[field]?.message ?? failure.message) : undefined}
        />
      </div>
      <Box>
        <Button
          small
          look="outline"
          icon={IconSend}
          busy={busy}
          disabled={to.trim() === ''}
          onClick={() => void send(to.trim())}
        >
          {t(words)}
        </Button>
      </Box>
      {message ? (
        <Banner
          tone={
            message.state === 'delivered' || (way === 'email' && message.state === 'sent')
              ? 'success'
              : message.failure
                ? 'warning'
                : 'info'
          }
          title={t(`staff.message.${message.state}`)}
        >
          {message.report ? t(`staff.message.report.${message.report}`) : null}
          {message.fault ? t(`staff.message.fault.${message.fault}`) : message.failure}
        </Banner>
      ) : null}
    </Stack>
  );
}
