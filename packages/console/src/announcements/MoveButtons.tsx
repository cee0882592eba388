import type { EditedAnnouncement } from '@crossdock/contract/announcements/desk.ts';
import { isAnnouncementEventAllowed } from '@crossdock/domain/announcements/rules.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

interface MoveProps {
  readonly one: EditedAnnouncement;
  readonly onMoved: (one: EditedAnnouncement) => void;
}

/** The actions besides editing; those that cannot be undone ask once, naming the announcement. */
export function MoveButtons({ one, onMoved }: MoveProps) {
  const [asked, setAsked] = useState<'end' | 'remove'>();
  const navigate = useNavigate();
  const close = () => setAsked(undefined);
  const refreshes = ['listAnnouncementDesk', 'getEditedAnnouncement'] as const;
  const withdraw = useSubmit('withdrawAnnouncement', {
    refreshes: [...refreshes],
    onDone: (moved) => {
      onMoved(moved);
      showMessage('success', t('announcements.withdrawn'));
    },
  });
  const end = useSubmit('endAnnouncement', {
    refreshes: [...refreshes],
    onDone: (moved) => {
      close();
      onMoved(moved);
      showMessage('success', t('announcements.ended'));
    },
  });
  const remove = useSubmit('removeAnnouncement', {
    refreshes: ['listAnnouncementDesk'],
    onDone: () => {
      showMessage('success', t('announcements.removed'));
      void navigate({ to: '/announcements', ignoreBlocker: true });
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
        <Button look="outline" onClick={() => setAsked('end')}>
          {t('announcements.end')}
        </Button>
      ) : null}
      <Button look="plain" onClick={() => setAsked('remove')}>
        {t('announcements.remove')}
      </Button>
      {asked ? (
        <ConfirmDialog
          opened
          danger
          title={t(`announcements.${asked}.title`, { title })}
          confirmLabel={t(`announcements.${asked}`)}
          busy={end.busy || remove.busy}
          onConfirm={() => void (asked === 'end' ? end : remove).submit({ id, version })}
          onClose={close}
        >
          <p>{t(`announcements.${asked}.text`)}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
