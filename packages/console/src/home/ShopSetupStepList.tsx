import { type ShopSetupStep, shopSetupSteps } from '@crossdock/contract/shops/desk.ts';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconChevronRight, IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import classes from './Dashboard.module.css';
import type { Dashboard } from './desks.ts';

const places: Readonly<Record<ShopSetupStep, { to: string; search?: Readonly<Record<string, string>> }>> = {
  warehouse: { to: '/warehouses' },
  shelves: { to: '/warehouses' },
  prices: { to: '/pricing' },
  payment: { to: '/wallet/settings' },
  messages: { to: '/shop', search: { tab: 'sms' } },
  staff: { to: '/staff' },
  member: { to: '/members' },
};

/** The steps that a new shop needs before its first parcel, in order, each with a link to its page. */
export function ShopSetupStepList({ steps }: { steps: NonNullable<Dashboard['firstSteps']> }) {
  const done = shopSetupSteps.filter((step) => steps[step]).length;
  const next = shopSetupSteps.find((step) => !steps[step]);
  return (
    <Section
      title={t('shops.first.title')}
      aside={t('shops.first.done', { done, of: shopSetupSteps.length })}
    >
      <Text as="p" below={8} tone="muted">
        {t('shops.first.text')}
      </Text>
      <ol className={classes.firstSteps}>
        {shopSetupSteps.map((step) => (
          <li key={step} data-done={steps[step] || undefined}>
            <Link {...places[step]} aria-current={step === next ? 'step' : undefined}>
              {steps[step] ? <IconCircleCheck size={24} aria-hidden /> : <IconCircle size={24} aria-hidden />}
              <Grid as="span" gap={2} grow>
                <Text as="strong" tone="text">
                  {t(`shops.first.${step}`)}
                </Text>
                <Text as="small" size={14}>
                  {steps[step] ? t('shops.first.is') : t(`shops.first.${step}.text`)}
                </Text>
              </Grid>
              <IconChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
