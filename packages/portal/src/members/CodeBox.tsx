import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { CountdownButton } from '@crossdock/ui/CountdownButton.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { CaptchaDialog } from './CaptchaDialog.tsx';
import classes from './Register.module.css';
import type { CaptchaAnswer } from './useCaptcha.ts';

export type CodeSendResult =
  | { readonly ok: true; readonly waitSeconds: number; readonly to: string }
  | { readonly ok: false; readonly failure: CallFailure };

/**
 * A box for the six-digit code, and the button that sends it after a captcha. Then it counts the seconds until it can
 * be sent again.
 */
export function CodeBox(props: {
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
  /** Returns false if the phone or email is not valid; then the error is already shown. */
  ready: () => Promise<boolean>;
  /** The phone or email that the code goes to. */
  name: string;
  send: (captcha: CaptchaAnswer) => Promise<CodeSendResult>;
  /** How many digits a code may have, if not six. */
  longest?: number;
  /** A code that was sent before a reload of the page. */
  sent?: { readonly sentTo: string; readonly waitUntilMs: number };
}) {
  const { longest = 6 } = props;
  const [asking, setAsking] = useState(false);
  const [waitUntilMs, setWaitUntilMs] = useState<number | null>(props.sent?.waitUntilMs || null);
  const [sentTo, setSentTo] = useState<string | null>(props.sent?.sentTo || null);
  const send = async (captcha: CaptchaAnswer) => {
    const sending = await props.send(captcha);
    if (sending.ok) {
      setSentTo(sending.to);
      setWaitUntilMs(Date.now() + sending.waitSeconds * 1_000);
      return null;
    }
    const { failure } = sending;
    if (failure.error === 'throttle.wait' && failure.retryAfterS)
      setWaitUntilMs(Date.now() + failure.retryAfterS * 1_000);
    return failure;
  };
  return (
    <>
      <div className={classes.code} data-fault={props.error ? true : undefined}>
        <TextBox
          label={t('members.code')}
          required
          value={props.value}
          onChange={(event) => props.onChange(event.target.value.replace(/\D/g, '').slice(0, longest))}
          error={props.error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={longest}
        />
        <CountdownButton
          label={sentTo ? t('members.code.again') : t('members.code.send')}
          waitingLabel={(s) => t('members.code.wait', { s })}
          waitUntilMs={waitUntilMs}
          onClick={() => void props.ready().then((ready) => ready && setAsking(true))}
        />
      </div>
      {sentTo ? <DemoCodeNote to={sentTo} /> : null}
      <CaptchaDialog opened={asking} name={props.name} send={send} onClose={() => setAsking(false)} />
    </>
  );
}

/** A demo shop sends no messages; its codes can be read in the console. */
export function DemoCodeNote({ to }: { to: string }) {
  return (
    <Banner tone="info">
      {t('members.code.sent', { to })}
      {currentShop().demo ? <> {t('members.code.demo')}</> : null}
    </Banner>
  );
}
