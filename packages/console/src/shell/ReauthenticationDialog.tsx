import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { finishReauthentication } from '@crossdock/web/reauthentication.ts';
import { useCall } from './api.ts';
import { FormDialog } from './FormDialog.tsx';
import { labelAndHint, t } from './i18n.ts';

/** Asks for the password or a code before a call that changes access or payouts. */
export default function ReauthenticationDialog() {
  const form = usePlainForm('proveStaff', {
    schema: () =>
      import('@crossdock/contract/staff/account.ts').then((m) => m.staffAccountCalls.proveStaff.input),
    defaults: { password: '', code: '' },
    input: ({ password, code }) => ({ password, ...(code === '' ? {} : { code }) }),
    onDone: () => finishReauthentication(true),
  });
  const me = useCall('getStaffSession', {}, { staleMs: 300_000 }).data;
  return (
    <FormDialog
      title={t('account.proof.title')}
      onClose={() => finishReauthentication(false)}
      onSubmit={form.send}
    >
      <p>{t('account.proof.why')}</p>
      <PasswordBox
        name="password"
        label={t('account.proof.password')}
        showLabel={t('shell.login.show')}
        hideLabel={t('shell.login.hide')}
        {...form.box('password')}
        autoComplete="current-password"
        autoFocus
      />
      {me?.secondFactor ? (
        <TextBox
          name="code"
          {...labelAndHint('account.login.code')}
          {...form.box('code')}
          autoComplete="one-time-code"
        />
      ) : null}
      {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
      <Button type="submit" full busy={form.busy}>
        {t('account.proof.send')}
      </Button>
    </FormDialog>
  );
}
