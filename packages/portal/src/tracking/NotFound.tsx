import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type FormEvent, useState } from 'react';
import { t } from '../shell/i18n.ts';

/**
 * Shown if the number is unknown, or its shipment is shown only with the last digits of the recipient's phone number.
 */
export function NotFound(props: {
  message: string;
  unknown: boolean;
  tail: string;
  onTail: (tail: string) => void;
  onRetry: () => void;
}) {
  const [tail, setTail] = useState(props.tail);
  const [tried, setTried] = useState(false);
  const right = /^\d{4}$/.test(tail);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!right) return;
    if (tail === props.tail) props.onRetry();
    else props.onTail(tail);
  };
  return (
    <>
      <Banner
        tone="danger"
        action={
          props.unknown ? null : (
            <Button small look="outline" onClick={props.onRetry}>
              {t('shell.retry')}
            </Button>
          )
        }
      >
        {props.message}
      </Banner>
      {props.unknown ? (
        <Section>
          <Grid as="form" gap={12} onSubmit={send}>
            <TextBox
              label={t('tracking.tail')}
              description={t('tracking.tail.text')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={tail}
              error={tried && !right ? t('tracking.tail.bad') : undefined}
              onChange={(event) => setTail(event.target.value.replace(/\D/g, ''))}
            />
            <Button type="submit" look="soft">
              {t('tracking.search')}
            </Button>
          </Grid>
        </Section>
      ) : null}
    </>
  );
}
