import { Button, IconButton, Spinner } from '@crossdock/ui/Button.tsx';
import { TextBox } from '@crossdock/ui/controls.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import classes from './Captcha.module.css';
import type { CaptchaState } from './useCaptcha.ts';

/** The picture or the question, and what it says. */
export function CaptchaBox(props: {
  captcha: CaptchaState;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const { captcha } = props;
  return (
    <div className={classes.captcha}>
      <div className={classes.picture}>
        <Shown captcha={captcha} />
        <IconButton icon={IconRefresh} label={t('members.captcha.renew')} onClick={captcha.renew} />
      </div>
      <TextBox
        label={captcha.words ? t('members.captcha.answer') : t('members.captcha.label')}
        value={captcha.answer}
        onChange={(event) => captcha.setAnswer(event.target.value)}
        error={props.error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={props.autoFocus ?? false}
      />
      <div>
        <Button look="plain" small onClick={captcha.toggleWords}>
          {captcha.words ? t('members.captcha.picture') : t('members.captcha.words')}
        </Button>
      </div>
    </div>
  );
}

function Shown({ captcha }: { captcha: CaptchaState }) {
  if (captcha.shown === null) {
    return (
      <span className={classes.blank} role="status">
        {captcha.failed ? t('members.captcha.failed') : <Spinner />}
      </span>
    );
  }
  if (captcha.words) return <p className={classes.question}>{captcha.shown}</p>;
  return <img src={captcha.shown} alt={t('members.captcha.alt')} width={200} height={64} />;
}
