import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { NewPassword } from './NewPassword.tsx';

/** For members who joined by phone and have no password yet. */
export function FirstPasswordForm() {
  const form = usePlainForm('setFirstPassword', {
    schema: () => import('@crossdock/contract/access/inputs.ts').then((m) => m.setFirstPasswordInput),
    defaults: { password: '', confirmPassword: '' },
    input: (values) => values,
    done: t('members.password.isSet'),
    refreshes: ['getMemberInfo'],
  });
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      <Muted as="p">{t('members.password.first.note')}</Muted>
      <NewPassword first values={form.values} errors={form.errors} set={form.set} />
      <FormFooter {...form} atEdge text={t('members.password.first')} />
    </Stack>
  );
}
