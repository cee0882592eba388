import type { EditedAnnouncement } from '@crossdock/contract/announcements/desk.ts';
import { isAnnouncementEventAllowed } from '@crossdock/domain/announcements/rules.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useNavigate } from '@tanstack/react-router';
import { useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';

interface MoveProps {
  readonly one: EditedAnnouncement;
  readonly onMoved: (one: EditedAnnouncement) => void;
}

/** The actions besides editing; those that cannot be undone ask once, naming the announcement. */
export function AnnouncementStateButtons({ one, onMoved }: MoveProps) {
  const navigate = useNavigate();
  const refreshes = ['listAnnouncementDesk', 'getEditedAnnouncement'] as const;
  const withdraw = useSubmit('withdrawAnnouncement', {
    refreshes,
    onDone: (moved) => {
      onMoved(moved);
      showMessage('success', t('announcements.withdrawn'));
    },
  });
  const { id, version, state, title } = one;
  return (
    <>
      {isAnnouncementEventAllowed(state, 'withdraw') ? (
        <Button look="outline" busy={withdraw.busy} onClick={() => void withdraw.submit({ id, version })}>
          {t('announcements.withdraw')}
        </Button>
      ) : null}
      {isAnnouncementEventAllowed(state, 'end') ? (
        <ConfirmButton
          look="outline"
          call="endAnnouncement"
          input={{ id, version }}
          refreshes={refreshes}
          done={t('announcements.ended')}
          onDone={onMoved}
          danger
          {...confirmTexts('announcements.end', { title })}
        />
      ) : null}
      <ConfirmButton
        look="plain"
        call="removeAnnouncement"
        input={{ id, version }}
        refreshes={['listAnnouncementDesk']}
        done={t('announcements.removed')}
        onDone={() => void navigate({ to: '/announcements', ignoreBlocker: true })}
        danger
        {...confirmTexts('announcements.remove', { title })}
      />
    </>
  );
}
