import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';

interface Props {
  readonly message: Output<'listMessages'>['list'][number];
  readonly onClose: () => void;
}

/** One message. Staff open it deliberately, because every opening is recorded in the log. It can be sent again here. */
export function MessageDialog({ message, onClose }: Props) {
  const mayRetry = useStaff().may('message.retry');
  const reading = useRead(message.id);
  const retry = useSubmit('retryMessage', {
    refreshes: ['listMessages'],
    done: t('staff.message.retried'),
    onDone: onClose,
  });
  return (
    <Dialog opened title={t('staff.message.read.title')} onClose={onClose}>
      <Stack gap={16}>
        <p>
          {message.recipient}
          <Muted block>{message.subject}</Muted>
        </p>
        {reading.text === undefined ? null : (
          <Text as="div" maxWidth="60ch" asWritten>
            {reading.text.body || t('staff.message.gone')}
          </Text>
        )}
        {reading.text?.masked && reading.text.body ? <Muted as="p">{t('staff.message.masked')}</Muted> : null}
        {message.reference ? (
          <Muted as="p">{t('staff.message.reference', { reference: message.reference })}</Muted>
        ) : null}
        <Muted as="p">{t('staff.message.read.recorded')}</Muted>
        {message.state === 'unknown' && message.retryable ? (
          <Banner tone="warning">{t('staff.message.unknown.hint')}</Banner>
        ) : null}
        {message.retryable && mayRetry ? (
          <Button busy={retry.busy} onClick={() => void retry.submit({ messageId: message.id })}>
            {t('staff.message.retry')}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** Read once per opening, because every read is an entry in the audit log. */
function useRead(messageId: string) {
  const [text, setText] = useState<Output<'readMessage'>>();
  const asked = useRef('');
  const { submit } = useSubmit('readMessage', { onDone: setText });
  useEffect(() => {
    if (asked.current === messageId) return;
    asked.current = messageId;
    void submit({ messageId });
  }, [messageId, submit]);
  return { text };
}
