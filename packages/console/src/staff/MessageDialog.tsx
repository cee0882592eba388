import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { sayAndClose } from '../shell/sayAndClose.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Staff.module.css';

interface Props {
  readonly message: Output<'listMessages'>['list'][number];
  readonly onClose: () => void;
}

/** One message, read on purpose: who opens it is recorded. Here it can be sent again. */
export function MessageDialog({ message, onClose }: Props) {
  const mayRetry = useStaff().may('message.retry');
  const reading = useRead(message.id);
  const retry = useSubmit('retryMessage', {
    refreshes: ['listMessages'],
    onDone: sayAndClose(t('staff.message.retried'), onClose),
  });
  return (
    <Dialog opened title={t('staff.message.read.title')} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={classes.fields}>
        <p>
          {message.recipient}
          <span className={classes.muted}>{message.subject}</span>
        </p>
        {reading.text === undefined ? null : (
          <div className={classes.body}>{reading.text.body || t('staff.message.gone')}</div>
        )}
        {reading.text?.masked && reading.text.body ? (
          <p className={classes.muted}>{t('staff.message.masked')}</p>
        ) : null}
        {message.reference ? (
          <p className={classes.muted}>{t('staff.message.reference', { reference: message.reference })}</p>
        ) : null}
        <p className={classes.muted}>{t('staff.message.read.recorded')}</p>
        {message.state === 'unknown' && message.retryable ? (
          <Banner tone="warning">{t('staff.message.unknown.hint')}</Banner>
        ) : null}
        {message.retryable && mayRetry ? (
          <Button busy={retry.busy} onClick={() => void retry.submit({ messageId: message.id })}>
            {t('staff.message.retry')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Asked once for each opening: every asking is an entry in the audit log. */
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
