import { Split } from '@crossdock/ui/Layout.tsx';
import { PasswordBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** A new password, typed twice. The rules are ticked off while it is typed. */
export function NewPassword(props: {
  values: { readonly password: string; readonly confirmPassword: string };
  errors: Readonly<Record<string, string>>;
  set: (name: 'password' | 'confirmPassword', value: string) => void;
  /** True if the member has no password yet, so there is no old one to compare with. */
  first?: boolean;
}) {
  const { values, errors, set } = props;
  const eye = { showLabel: t('members.password.show'), hideLabel: t('members.password.hide') };
  return (
    <>
      <Split columns="1fr 1fr" gap={16} align="start">
        <PasswordBox
          {...eye}
          name="password"
          required
          label={props.first ? t('members.password') : t('members.password.new')}
          value={values.password}
          onChange={(event) => set('password', event.target.value)}
          error={errors.password}
          autoComplete="new-password"
        />
        <PasswordBox
          {...eye}
          name="confirmPassword"
          required
          label={t('members.password.confirm')}
          value={values.confirmPassword}
          onChange={(event) => set('confirmPassword', event.target.value)}
          error={errors.confirmPassword}
          autoComplete="new-password"
        />
      </Split>
      <PasswordRules password={values.password} />
    </>
  );
}
