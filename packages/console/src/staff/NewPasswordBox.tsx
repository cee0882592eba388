import { PasswordBox } from '@crossdock/ui/TextBox.tsx';
import type { TextForm } from '@crossdock/web/plainForm.ts';
import { labelAndHint, t } from '../shell/i18n.ts';

/** The first or next password of somebody on the staff. */
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
