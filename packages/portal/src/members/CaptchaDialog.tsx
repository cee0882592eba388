import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { CaptchaBox } from './CaptchaBox.tsx';
import { type CaptchaAnswer, captchaAnswer, useCaptcha } from './useCaptcha.ts';

const captchaFaults = { 'member.captchaWrong': true, 'member.captchaRequired': true };

/**
 * Asks for a captcha and passes its answer to `send`, which returns null on success. After a wrong answer the dialog
 * stays open with a new picture. The caller shows every other failure.
 */
export function CaptchaDialog(props: {
  opened: boolean;
  /** The account, phone or email that the code is sent to. */
  name: string;
  send: (captcha: CaptchaAnswer) => Promise<CallFailure | null>;
  onClose: () => void;
}) {
  const captcha = useCaptcha(props.opened, props.name);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setWrong(undefined);
    setFailure(null);
    props.onClose();
  };
  const send = async () => {
    if (captcha.answer.trim() === '')
      return setWrong(t(captcha.works ? 'members.captcha.wait' : 'members.captcha.empty'));
    setBusy(true);
    setWrong(undefined);
    setFailure(null);
    const failed = await props.send(await captchaAnswer(captcha, captcha.answer));
    setBusy(false);
    if (failed === null) return close();
    captcha.renew();
    if (failed.error in captchaFaults) setWrong(failed.message);
    else setFailure(failed.message);
  };
  // The dialog is inside other forms, so Enter must not submit those.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Dialog opened={props.opened} title={t('members.captcha.title')} onClose={close}>
      <Stack gap={12} onKeyDown={enter}>
        <CaptchaBox captcha={captcha} error={wrong} autoFocus />
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Button full busy={busy} onClick={() => void send()}>
          {t('members.captcha.send')}
        </Button>
      </Stack>
    </Dialog>
  );
}
