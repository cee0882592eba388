import { Text } from '@crossdock/ui/Layout.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './Auth.module.css';
import registerLook from './Register.module.css';

const steps = ['join', 'address', 'ship'] as const;

/** Explains to visitors what happens after they register. */
export function NextStepsInfo() {
  return (
    <aside className={registerLook.next}>
      <Text as="h2" size={16}>
        {t('members.register.next')}
      </Text>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`members.register.next.${step}`)}</strong>
            <span>{t(`members.register.next.${step}.text`)}</span>
          </li>
        ))}
      </ol>
      <Link to="/freightTrial" className={classes.link}>
        {t('shell.route.freightTrial')}
      </Link>
    </aside>
  );
}
