import type { AnnouncementText } from '@crossdock/contract/announcements/calls.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { RichText } from '@crossdock/ui/RichText.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OtherLanguageNotice } from '../shell/OtherLanguageNotice.tsx';
import { OtherTextLinks } from '../shell/OtherTextLinks.tsx';
import { useIsWide } from '../shell/wideWindow.ts';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import { useOpenAnnouncement } from './useOpenAnnouncement.ts';

/** Shows one announcement. Opening it counts as reading it. */
export function AnnouncementPage({ id }: { id: string }) {
  const query = useCall('getAnnouncement', { id }, { topics: ['announcements'] });
  return (
    <Page
      title={query.data?.title ?? t('shell.route.answer')}
      aside={useIsWide() ? <Others id={id} /> : null}
      asideLast
      back={<BackLink to="/answer" search={{}} text={t('announcements.back')} />}
    >
      <Section>
        <Loaded query={query}>{(text) => <Announcement text={text} />}</Loaded>
      </Section>
    </Page>
  );
}

function Others({ id }: { id: string }) {
  const query = useCall('listAnnouncements', { pageSize: 10 }, { topics: ['announcements'] });
  return (
    <OtherTextLinks title={t('announcements.back')} to="/answer" texts={query.data?.list ?? []} id={id} />
  );
}

function Announcement({ text }: { text: AnnouncementText }) {
  const opened = useOpenAnnouncement(text.id);
  return (
    <Stack gap={16}>
      <Muted as="p">
        <InlineFacts>
          {t(`announcements.type.${text.type}`)}
          <When iso={text.publishedAt} style="short" />
          {text.acknowledgedAt ? t('announcements.acknowledged') : null}
        </InlineFacts>
      </Muted>
      <OtherLanguageNotice text={text} />
      <RichText html={text.html} />
      {text.top && text.acknowledgedAt === null ? <AcknowledgeButton id={text.id} opened={opened} /> : null}
    </Stack>
  );
}
