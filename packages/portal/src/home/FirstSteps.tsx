import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import classes from './home.module.css';

const steps = ['address', 'forecast', 'consolidate'] as const;
const places = { address: '/address', forecast: '/newBag', consolidate: '/freightTrial' } as const;

/** For new members: what to do first, second and third. */
export function FirstSteps() {
  return (
    <Section title={t('home.first')}>
      <Grid as="ol" gap={16}>
        {steps.map((step, at) => (
          <li key={step} className={classes.firstStep}>
            <Grid
              as="span"
              align="center"
              justifyItems="center"
              square={32}
              fill="accent"
              round="circle"
              tone="on-accent"
              strong
            >
              {at + 1}
            </Grid>
            <div>
              <strong>{t(`home.first.${step}`)}</strong>
              <Muted as="p" size={13}>
                {t(`home.first.${step}.text`)}
              </Muted>
            </div>
            <LinkButton
              to={places[step]}
              look={at === 1 ? 'primary' : 'soft'}
              small
              text={t(`home.first.${step}.go`)}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
