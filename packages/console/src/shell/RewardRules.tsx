import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { SettingsForm } from './FormFooter.tsx';
import { MonthlyCostIncrease } from './MonthlyCostIncrease.tsx';

type RewardRulesProps = ComponentProps<typeof SettingsForm> &
  ComponentProps<typeof MonthlyCostIncrease> & { readonly title: string };

/** The rules by which members earn something: the fields, examples, and the monthly cost of a change. */
export function RewardRules({ title, changed, children, ...form }: RewardRulesProps) {
  return (
    <Section title={title}>
      <SettingsForm {...form}>
        {children}
        <MonthlyCostIncrease changed={changed} />
      </SettingsForm>
    </Section>
  );
}

/** Fields of rules side by side, as many as fit. */
export const RewardFields = ({ children }: { children: ReactNode }) => (
  <Grid columns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" gap={16} align="start">
    {children}
  </Grid>
);
