import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { type ReactNode, useState } from 'react';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import classes from './ShownOnce.module.css';

export interface ShownOnceProps {
  readonly title: string;
  readonly text: string;
  readonly secret: string;
  readonly onClose: () => void;
  /** Instructions for the secret. */
  readonly children?: ReactNode;
}

/**
 * A secret that the server returns only once and stores unreadably. The dialog asks before it closes if the secret was
 * not copied, because it cannot be shown again.
 */
export function OneTimeSecret({ title, text, secret, onClose, children }: ShownOnceProps) {
  const [copied, setCopied] = useState(false);
  const [asked, setAsked] = useState(false);
  const leave = () => (copied || asked ? onClose() : setAsked(true));
  const uncopied = asked && !copied;
  return (
    <Dialog opened title={title} onClose={leave}>
      <Stack gap={16} align="start">
        <Banner tone={uncopied ? 'danger' : 'warning'}>{uncopied ? t('programs.uncopied') : text}</Banner>
        <code className={classes.secret}>{secret}</code>
        {children}
        <Row gap={8} wrap>
          <CopyButton
            text={secret}
            label={t('programs.copy')}
            copiedLabel={t('programs.copied')}
            onCopied={() => setCopied(true)}
          />
          <Button onClick={onClose}>{t('programs.kept')}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
