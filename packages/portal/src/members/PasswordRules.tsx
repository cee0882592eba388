import type { FieldKey } from '@crossdock/domain/fields.ts';
import { passwordProblems, passwordRules } from '@crossdock/domain/members/password.ts';
import { Text } from '@crossdock/ui/Layout.tsx';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type TextKey, t } from '../shell/i18n.ts';
import classes from './Register.module.css';

const texts: Partial<Record<FieldKey, TextKey>> = {
  'field.password.tooShort': 'members.rule.tooShort',
  'field.password.noDigit': 'members.rule.noDigit',
  'field.password.noLetter': 'members.rule.noLetter',
  'field.password.spaces': 'members.rule.spaces',
  'field.password.repeats': 'members.rule.repeats',
};

/** The password rules beside the field. Each is ticked off as soon as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const broken = password === '' ? passwordRules : passwordProblems(password);
  return (
    <ul className={classes.rules} aria-label={t('members.rules')}>
      {passwordRules.map((rule) => {
        const kept = !broken.includes(rule);
        const Mark = kept ? IconCircleCheckFilled : IconCircle;
        const text = texts[rule];
        return (
          <li key={rule} data-kept={kept || undefined}>
            <Mark size={14} aria-hidden />
            {text ? t(text) : rule}
            <Text spoken>{kept ? t('members.rule.kept') : ''}</Text>
          </li>
        );
      })}
    </ul>
  );
}
