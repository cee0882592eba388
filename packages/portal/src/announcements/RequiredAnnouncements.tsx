import type { AnnouncementText } from '@crossdock/contract/announcements/calls.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { RichText } from '@crossdock/ui/RichText.tsx';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { OtherLanguageNotice } from '../shell/OtherLanguageNotice.tsx';
import { AcknowledgeButton } from './AcknowledgeButton.tsx';
import { useOpenAnnouncement } from './useOpenAnnouncement.ts';

/**
 * Shows over the home page, one at a time, the announcements that must be read. A postponed announcement appears
 * again at the next visit.
 */
export default function RequiredAnnouncements() {
  const list = useCall('listTopAnnouncements', {}, { topics: ['announcements'], unkept: true }).data?.list;
  const [done, setDone] = useState<readonly string[]>([]);
  const [isLater, setIsLater] = useState(false);
  const waiting = list?.filter(({ id }) => !done.includes(id)) ?? [];
  const [next] = waiting;
  if (isLater || next === undefined) return null;
  return (
    <Dialog
      opened
      wide
      title={next.title}
      closeLabel={t('announcements.top.later')}
      onClose={() => setIsLater(true)}
    >
      <TopText
        key={next.id}
        text={next}
        more={waiting.length - 1}
        onDone={() => setDone([...done, next.id])}
      />
    </Dialog>
  );
}

function TopText(props: { text: AnnouncementText; more: number; onDone: () => void }) {
  const { text, more, onDone } = props;
  const opened = useOpenAnnouncement(text.id);
  return (
    <Stack gap={16}>
      <Muted as="p">
        {t('announcements.top.title')}
        {more > 0 ? ` · ${t('announcements.top.more', { n: more })}` : null}
      </Muted>
      <OtherLanguageNotice text={text} />
      <RichText html={text.html} />
      <AcknowledgeButton id={text.id} opened={opened} onDone={onDone} />
    </Stack>
  );
}
