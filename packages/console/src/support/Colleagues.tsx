import type { Output } from '@crossdock/contract/table.ts';
import { lookEveryMs } from '@crossdock/domain/support/talks.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useEffect } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Shows who else has the talk open, so that two clerks do not answer at the same time. */
export function Colleagues({ talk: { id, colleagues } }: { talk: Output<'getTalk'> }) {
  useLooking(id);
  if (colleagues.length === 0) return null;
  const writing = colleagues.filter(({ typing }) => typing);
  const named = (writing.length > 0 ? writing : colleagues).map(({ name }) => name).join(t('support.and'));
  return (
    <Row
      as="p"
      gap={6}
      align="center"
      tone={writing.length > 0 ? 'warning' : 'muted'}
      size={14}
      strong={writing.length > 0}
      role="status"
    >
      {writing.length > 0 ? <IconPencil size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      {t(writing.length > 0 ? 'support.colleague.typing' : 'support.colleague.here', { name: named })}
    </Row>
  );
}

/** As long as the page is in view, colleagues hear that this talk is open here. */
function useLooking(talkId: string): void {
  useEffect(() => {
    const say = (here: boolean) => void client.attempt('lookAtTalk', { talkId, here });
    const look = () => say(document.visibilityState === 'visible');
    const beat = () => {
      if (document.visibilityState === 'visible') say(true);
    };
    look();
    const timer = setInterval(beat, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      say(false);
    };
  }, [talkId]);
}
