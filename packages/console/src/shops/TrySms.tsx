import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './Shop.module.css';

/** Sends one text message the way of all others, and watches how it fares. */
export function TrySms() {
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<{ messageId: string; phone: string } | null>(null);
  const attempt = useSubmit('trySms', {
    quiet: true,
    onDone: ({ messageId }, input) => setSent({ messageId, phone: input.phone }),
  });
  const list = useCall(
    'listMessages',
    { words: sent?.phone ?? '', channel: 'sms' },
    { enabled: sent !== null, topics: ['messageOutcomes'] },
  );
  const message = list.data?.list.find(({ id }) => id === sent?.messageId);
  const fault = attempt.failure && (attempt.failure.fields.phone?.message ?? attempt.failure.message);
  return (
    <Stack gap={16} minWidth={0}>
      <div className={classes.grid}>
        <TextBox
          type="tel"
          label={t('messages.sms.try.phone')}
          description={t('messages.sms.try.hint')}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={fault || undefined}
        />
      </div>
      <div>
        <Button
          small
          look="outline"
          icon={IconSend}
          busy={attempt.busy}
          disabled={phone.trim() === ''}
          onClick={() => void attempt.submit({ phone: phone.trim() })}
        >
          {t('messages.sms.try')}
        </Button>
      </div>
      {message ? (
        <Banner
          tone={message.state === 'delivered' ? 'success' : message.failure ? 'warning' : 'info'}
          title={t(`staff.message.${message.state}`)}
        >
          {message.report ? t(`staff.message.report.${message.report}`) : null}
          {message.fault ? t(`staff.message.fault.${message.fault}`) : message.failure}
        </Banner>
      ) : null}
    </Stack>
  );
}
