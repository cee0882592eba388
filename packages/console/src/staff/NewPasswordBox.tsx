import { PasswordBox } from '@crossdock/ui/TextBox.tsx';
import type { TextForm } from '@crossdock/web/plainForm.ts';
import { labelAndHint, t } from '../shell/i18n.ts';

/** A box for a staff member's first or next password. */
export const NewPasswordBox = ({ form }: { form: TextForm<'password'> }) => (
  <PasswordBox
    required
    {...labelAndHint('staff.password')}
    showLabel={t('shell.login.show')}
    hideLabel={t('shell.login.hide')}
    {...form.box('password')}
    autoComplete="new-password"
  />
);
