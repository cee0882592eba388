import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { t } from '../shell/i18n.ts';
import classes from './pricing.module.css';

/** The end of a dialog's form: what went wrong as a whole, leave, save. */
export function FormButtons(props: { failure: CallFailure | null; busy: boolean; onClose: () => void }) {
  return (
    <>
      {props.failure ? <Banner tone="danger" title={props.failure.message} /> : null}
      <div className={classes.buttons}>
        <Button look="outline" onClick={props.onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" busy={props.busy}>
          {t('shell.save')}
        </Button>
      </div>
    </>
  );
}
