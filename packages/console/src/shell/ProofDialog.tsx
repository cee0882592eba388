import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { PasswordBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { answerProof } from '@crossdock/web/proof.ts';
import { t } from './i18n.ts';
import classes from './ProofDialog.module.css';

/** Asks who holds this session, before what decides who gets in. */
export default function ProofDialog() {
  const form = usePlainForm('proveStaff', {
    schema: () => import('@crossdock/contract/staff.ts').then((m) => m.staffCalls.proveStaff.input),
    defaults: { password: '' },
    input: (values) => values,
    onDone: () => answerProof(true),
  });
  return (
    <Dialog
      opened
      title={t('account.proof.title')}
      closeLabel={t('shell.close')}
      onClose={() => answerProof(false)}
    >
      <form onSubmit={form.send} noValidate className={classes.fields}>
        <p className={classes.why}>{t('account.proof.why')}</p>
        <PasswordBox
          name="password"
          label={t('account.proof.password')}
          showLabel={t('shell.login.show')}
          hideLabel={t('shell.login.hide')}
          value={form.values.password}
          onChange={(event) => form.set('password', event.target.value)}
          error={form.errors.password}
          autoComplete="current-password"
          autoFocus
        />
        {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
        <Button type="submit" full busy={form.busy}>
          {t('account.proof.send')}
        </Button>
      </form>
    </Dialog>
  );
}
