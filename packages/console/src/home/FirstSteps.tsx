import { type FirstStep, firstSteps } from '@crossdock/contract/shops/desk.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './Dashboard.module.css';
import type { Dashboard } from './desks.ts';

const places: Readonly<Record<FirstStep, string>> = {
  warehouse: '/warehouses',
  shelves: '/warehouses',
  prices: '/pricing',
  payment: '/wallet/settings',
  messages: '/shop',
  staff: '/staff',
  member: '/members',
};

/** What a new shop still needs before its first parcel, in order, each with the page where it is done. */
export function FirstSteps({ steps }: { steps: NonNullable<Dashboard['firstSteps']> }) {
  const done = firstSteps.filter((step) => steps[step]).length;
  const next = firstSteps.find((step) => !steps[step]);
  return (
    <Section title={t('shops.first.title')} aside={t('shops.first.done', { done, of: firstSteps.length })}>
      <p className={classes.firstText}>{t('shops.first.text')}</p>
      <ol className={classes.firstSteps}>
        {firstSteps.map((step) => (
          <li key={step} data-done={steps[step] || undefined}>
            {steps[step] ? <IconCircleCheck size={22} aria-hidden /> : <IconCircle size={22} aria-hidden />}
            <span>
              <Link to={places[step]} aria-current={step === next ? 'step' : undefined}>
                {t(`shops.first.${step}`)}
              </Link>
              <small>{steps[step] ? t('shops.first.is') : t(`shops.first.${step}.text`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
