import type { Output } from '@crossdock/contract/table.ts';
import { type NoticeChannel, noticeChannels } from '@crossdock/domain/notices/events.ts';
import { Box, TickBox } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import { NoticeWordsDialog } from './NoticeWordsDialog.tsx';
import classes from './Shop.module.css';

type Events = Output<'getNoticeSettings'>['events'];

/** Sets which notifications members get, by event and channel. */
export const NoticeSection = () => (
  <LoadedSection title={t('shops.notices')} query={useCall('getNoticeSettings', {}, { topics: ['shop'] })}>
    {({ events }) => <NoticeForm stored={events} />}
  </LoadedSection>
);

function NoticeForm({ stored }: { stored: Events }) {
  const [events, setEvents] = useState(stored);
  const [sought, setSought] = useState('');
  const [worded, setWorded] = useState<Pick<Events[number], 'event' | 'title'> | null>(null);
  const save = useSubmit('saveNoticeSettings', {
    refreshes: ['getNoticeSettings'],
    done: t('shops.notices.saved'),
    onDone: () => settled(),
  });
  const settled = useUnsavedGuard(events);
  const flip = (event: string, channel: NoticeChannel) => setEvents(flipped(events, event, channel));
  const shown = events.filter(({ title }) => title.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <>
      <Box below={16}>
        <SearchField label={t('shops.notices.search')} value={sought} onSearch={setSought} />
      </Box>
      <SettingsForm
        send={(event) => {
          event.preventDefault();
          void save.submit({
            events: events.map(({ event: name, channels }) => ({ event: name, channels })),
          });
        }}
        failure={save.failure}
        busy={save.busy}
        intro={t('shops.notices.intro')}
      >
        <table className={classes.notices}>
          <Head />
          <tbody>
            {shown.map((row) => (
              <EventRow
                key={row.event}
                row={row}
                onFlip={(channel) => flip(row.event, channel)}
                onWords={() => setWorded(row)}
              />
            ))}
          </tbody>
        </table>
      </SettingsForm>
      {worded ? (
        <NoticeWordsDialog
          event={worded.event}
          title={t('notices.words.of', { title: worded.title })}
          onClose={() => setWorded(null)}
        />
      ) : null}
    </>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{t('shops.notices.event')}</th>
        {noticeChannels.map((channel) => (
          <th key={channel} scope="col">
            {t(`notices.way.${channel}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function flipped(events: Events, event: string, channel: NoticeChannel): Events {
  return events.map((one) => {
    if (one.event !== event) return one;
    const others = one.channels.filter((other) => other !== channel);
    return { ...one, channels: others.length < one.channels.length ? others : [...others, channel] };
  });
}

interface EventRowProps {
  readonly row: Events[number];
  readonly onFlip: (channel: NoticeChannel) => void;
  readonly onWords: () => void;
}

function EventRow({ row: { title, channels, ownWords }, onFlip, onWords }: EventRowProps) {
  const own = ownWords.length > 0 ? ` · ${t('notices.words.own')}` : '';
  return (
    <tr>
      <th scope="row">
        {title}
        <Box
          as="button"
          type="button"
          block
          minHeight={44}
          tone="link"
          size={14}
          aria-label={t('notices.words.of', { title }) + own}
          onClick={onWords}
        >
          {t('notices.words')}
          {own}
        </Box>
      </th>
      {noticeChannels.map((channel) => (
        <td key={channel}>
          <TickBox
            type="checkbox"
            aria-label={`${title}: ${t(`notices.way.${channel}`)}`}
            checked={channels.includes(channel)}
            onChange={() => onFlip(channel)}
          />
        </td>
      ))}
    </tr>
  );
}
