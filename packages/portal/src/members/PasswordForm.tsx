import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { PasswordBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { NewPassword } from './NewPassword.tsx';

export function PasswordForm() {
  // A new key empties the boxes once the password is changed.
  const [changed, setChanged] = useState(0);
  return <PasswordFields key={changed} onChanged={() => setChanged(changed + 1)} />;
}

function PasswordFields({ onChanged }: { onChanged: () => void }) {
  const form = usePlainForm('updatePassword', {
    schema: () => import('@crossdock/contract/access/inputs.ts').then((m) => m.updatePasswordInput),
    defaults: { oldPassword: '', password: '', confirmPassword: '' },
    input: (values) => values,
    done: t('members.password.changed'),
    refreshes: ['listSessions'],
    onDone: onChanged,
  });
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      <Muted as="p">
        {t('security.password.note')} {t('members.password.note')}
      </Muted>
      <PasswordBox
        name="oldPassword"
        required
        label={t('members.password.old')}
        showLabel={t('members.password.show')}
        hideLabel={t('members.password.hide')}
        {...form.box('oldPassword')}
        autoComplete="current-password"
      />
      <NewPassword values={form.values} errors={form.errors} set={form.set} />
      <FormFooter {...form} atEdge text={t('members.password.change')} />
    </Stack>
  );
}
