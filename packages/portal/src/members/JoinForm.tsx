import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { Agreements } from './Agreements.tsx';
import classes from './Auth.module.css';
import { CodeBox } from './CodeBox.tsx';
import { LazyLineAccountToBind } from './LazyLineAccountToBind.tsx';
import { PhoneNumberFields } from './PhoneNumberFields.tsx';
import { useJoinForm } from './useJoinForm.ts';

/** Codes have six digits, or ten on a day with many requests for one number. */
const longestCode = 10;

interface JoinFormProps {
  readonly invited?: string;
  /** Leads to the form with all fields. */
  readonly onOther?: () => void;
  /** The page to return to after a login. Without it the form registers. */
  readonly back?: string;
}

/** Joins with phone and code only. Everything else is asked for when it is needed. */
export function JoinForm({ invited: given = '', onOther, back }: JoinFormProps) {
  const [invited] = useState(given);
  const form = useJoinForm(invited, back);
  const { values, errors } = form;
  return (
    <form onSubmit={form.send} noValidate className={classes.fields}>
      <LazyLineAccountToBind />
      <PhoneNumberFields values={values} errors={errors} onChange={form.change} />
      <CodeBox
        value={values.code}
        error={errors.code}
        onChange={(next) => form.set('code', next)}
        ready={form.ready}
        name={values.phone}
        send={form.sendCode}
        longest={longestCode}
        sent={form.kept}
      />
      {invited ? (
        <TextBox
          label={t('members.invite')}
          {...form.box('inviteCode')}
          autoCapitalize="characters"
          autoComplete="off"
        />
      ) : null}
      {form.failure ? <Banner tone={form.unknown ? 'info' : 'danger'}>{form.failure.message}</Banner> : null}
      {form.agrees ? (
        <div>
          <Agreements accepted={values} errors={errors} onAccept={form.set} />
        </div>
      ) : null}
      <Button type="submit" full busy={form.busy}>
        {t(form.agrees ? 'members.register.send' : 'shell.login')}
      </Button>
      {onOther ? (
        <Button look="plain" full onClick={onOther}>
          {t('members.join.other')}
        </Button>
      ) : null}
    </form>
  );
}
