import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ContactMethodRows } from './ContactMethodRows.tsx';
import { contactMethods } from './contactMethods.ts';
import { TalkCardChoice } from './TalkCardChoice.tsx';
import type { TalkCard } from './talkState.ts';

/** Shown beside the chat in a wide window: possible subjects of the question, and other contacts. */
export function TalkSidebar({ member, onCard }: { member: boolean; onCard: (card: TalkCard) => void }) {
  const contact = useCall('getContact', {}, { staleMs: 600_000 });
  const ways = contact.data ? contactMethods(contact.data) : [];
  return (
    <Grid as="aside" gap={16} alignContent="start" pad={[24, 0]} rigid overflowY="auto" wide={360}>
      {member ? (
        <Section title={t('support.card.choose')}>
          <TalkCardChoice onChoose={onCard} />
        </Section>
      ) : null}
      {ways.length > 0 ? (
        <Section title={t('support.title')}>
          <ContactMethodRows ways={ways} />
        </Section>
      ) : null}
    </Grid>
  );
}
