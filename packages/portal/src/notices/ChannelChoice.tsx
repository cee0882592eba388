import type { Output } from '@crossdock/contract/table.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import classes from './notices.module.css';

type Channels = Output<'getNoticeChannels'>;

/** By which ways I want to be told besides this list. */
export function ChannelChoice() {
  const query = useCall('getNoticeChannels', {});
  return (
    <Section title={t('notices.channels')}>
      <Loaded query={query} texts={loadedTexts()}>
        {(channels) => <Choice channels={channels} />}
      </Loaded>
    </Section>
  );
}

function Choice({ channels: { chosen, offered } }: { channels: Channels }) {
  const save = useSubmit('setNoticeChannels', {
    refreshes: ['getNoticeChannels'],
    onDone: () => showMessage('success', t('notices.channels.saved')),
  });
  if (offered.length === 0) return <p className={classes.hint}>{t('notices.channels.none')}</p>;
  return (
    <div className={classes.channels}>
      {offered.map((channel) => (
        <Checkbox
          key={channel}
          label={t(`notices.channel.${channel}`)}
          checked={chosen.includes(channel)}
          disabled={save.busy}
          onChange={(event) => {
            const others = chosen.filter((one) => one !== channel);
            void save.submit({ channels: event.currentTarget.checked ? [...others, channel] : others });
          }}
        />
      ))}
    </div>
  );
}
