import type { Output } from '@crossdock/contract/table.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconHeadset, IconMessageCircle, IconPhone, IconUserStar } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import classes from './Member.module.css';

type CareTaker = NonNullable<Output<'getMemberInfo'>['exclusiveService']>;

/** Links to the member's own customer service and salesperson. Renders nothing if the shop assigned nobody. */
export function AssignedStaff({ service, sales }: { service: CareTaker | null; sales: CareTaker | null }) {
  if (!service && !sales) return null;
  return (
    <Section title={t('members.careTakers')}>
      <Stack as="ul">
        {service ? <Person who={service} role={t('members.service')} icon={IconHeadset} /> : null}
        {sales ? <Person who={sales} role={t('members.sales')} icon={IconUserStar} /> : null}
      </Stack>
    </Section>
  );
}

function Person({ who, role, icon: Picture }: { who: CareTaker; role: string; icon: typeof IconHeadset }) {
  return (
    <li className={classes.row}>
      <Grid
        as="span"
        align="center"
        justifyItems="center"
        rigid
        square={40}
        fill="soft"
        round="circle"
        tone="on-soft"
      >
        <Picture size={20} aria-hidden />
      </Grid>
      <Text grow minWidth="10rem">
        <Muted>{role}</Muted>
        <br />
        <strong>{who.name}</strong>
      </Text>
      <Row as="span" gap={8} wrap>
        {who.phone ? (
          <a
            className={buttonClass({ look: 'soft' })}
            href={`tel:${who.phone.replace(/[^\d+]/g, '')}`}
            aria-label={t('members.call', { name: who.name, phone: who.phone })}
          >
            <IconPhone size={18} aria-hidden /> {who.phone}
          </a>
        ) : null}
        {who.messenger ? (
          <a
            className={buttonClass({ look: 'soft' })}
            href={who.messenger}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('members.write', { name: who.name })}
          >
            <IconMessageCircle size={18} aria-hidden /> {t('members.message')}
          </a>
        ) : null}
      </Row>
    </li>
  );
}
