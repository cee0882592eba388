import { PasswordBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';

interface SecretBoxProps {
  readonly label: string;
  /** Says whether one is stored, and where to find it. */
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required?: boolean;
  readonly onType: (typed: string) => void;
}

/** A box for a secret, which can be written but not read. */
export const SecretBox = ({ label, hint, value, error, required = false, onType }: SecretBoxProps) => (
  <PasswordBox
    required={required}
    label={label}
    description={hint}
    showLabel={t('shell.login.show')}
    hideLabel={t('shell.login.hide')}
    value={value}
    onChange={(event) => onType(event.target.value)}
    error={error}
    autoComplete="new-password"
  />
);
