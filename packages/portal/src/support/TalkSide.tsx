import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { CardChoice } from './CardChoice.tsx';
import { contactMethods } from './contactMethods.ts';
import type { Card } from './talkState.ts';
import { WayRows } from './WayRows.tsx';

/** Shown beside the chat in a wide window: possible subjects of the question, and other contacts. */
export function TalkSide({ member, onCard }: { member: boolean; onCard: (card: Card) => void }) {
  const contact = useCall('getContact', {}, { staleMs: 600_000 });
  const ways = contact.data ? contactMethods(contact.data) : [];
  return (
    <Grid as="aside" gap={16} alignContent="start" pad={[24, 0]} rigid overflowY="auto" wide={360}>
      {member ? (
        <Section title={t('support.card.choose')}>
          <CardChoice onChoose={onCard} />
        </Section>
      ) : null}
      {ways.length > 0 ? (
        <Section title={t('support.title')}>
          <WayRows ways={ways} />
        </Section>
      ) : null}
    </Grid>
  );
}
