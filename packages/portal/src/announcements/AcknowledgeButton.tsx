import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { useSecondsLeft } from '@crossdock/ui/CountdownButton.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import type { OpenedAnnouncement } from './useOpenAnnouncement.ts';

interface AcknowledgeButtonProps {
  readonly id: string;
  readonly opened: OpenedAnnouncement;
  readonly onDone?: () => void;
}

/** Counts down the seconds until the button works. The server's count decides. */
export function AcknowledgeButton({ id, opened, onDone }: AcknowledgeButtonProps) {
  const isNoted = Number.isFinite(opened.waitUntilMs);
  const left = useSecondsLeft(isNoted ? opened.waitUntilMs : null);
  const { submit, busy, failure } = useSubmit('acknowledgeAnnouncement', {
    quiet: true,
    refreshes: ['countAnnouncements', 'getAnnouncement'],
    ...(onDone ? { onDone } : {}),
  });
  const send = async () => {
    const attempt = await submit({ id });
    if (!attempt.ok && attempt.failure.error === 'announcement.tooEarly')
      opened.waitFor(Number(attempt.failure.params.seconds));
  };
  return (
    <>
      {failure && left === 0 ? <Banner tone="danger" title={failure.message} /> : null}
      <Button full busy={busy} disabled={!isNoted || left > 0} onClick={() => void send()}>
        {left > 0 ? t('announcements.understoodIn', { s: left }) : t('announcements.understood')}
      </Button>
    </>
  );
}
