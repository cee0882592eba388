import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from './api.ts';
import { SendDialog } from './FormDialog.tsx';
import { t } from './i18n.ts';
import { ChosenMember, type FoundMember, GivenMember, MemberSearch } from './MemberSearch.tsx';
import { useStaff } from './staff.ts';

/**
 * Writes to a member from any page; the message goes to their conversation. Renders nothing for staff who may
 * not write.
 */
export function MessageMemberButton({ memberId, name }: { memberId: string; name: string }) {
  const [open, setOpen] = useState(false);
  if (!useStaff().may('talk.write')) return null;
  const sent = () => {
    setOpen(false);
    showMessage('success', t('support.written', { name }));
  };
  return (
    <>
      <Button look="outline" icon={IconMessage} onClick={() => setOpen(true)}>
        {t('support.writeTo', { name })}
      </Button>
      {open ? <NewTalkDialog memberId={memberId} onClose={() => setOpen(false)} onBegun={sent} /> : null}
    </>
  );
}

interface DialogProps {
  /** Empty if the member must be looked up. */
  readonly memberId: string;
  readonly onClose: () => void;
  readonly onBegun: (talkId: string) => void;
}

/** Starts a conversation with a member, chosen here or before. */
export function NewTalkDialog({ memberId: first, onClose, onBegun }: DialogProps) {
  const [given, setGiven] = useState(first);
  const [member, setMember] = useState<FoundMember | null>(null);
  const memberId = member?.id ?? given;
  const [text, setText] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const begin = useSubmit('beginTalk', {
    quiet: true,
    refreshes: ['listTalks', 'getTalk'],
    onDone: ({ talkId }) => onBegun(talkId),
  });
  return (
    <SendDialog
      {...begin}
      title={t('support.begin')}
      onClose={onClose}
      disabled={memberId === '' || text.trim() === ''}
      sendLabel={t('support.begin.send')}
      send={() => void begin.submit({ memberId, id, text: text.trim() })}
    >
      {member ? (
        <ChosenMember member={member} onOther={() => setMember(null)} />
      ) : given === '' ? (
        <MemberSearch onChoose={setMember} />
      ) : (
        <GivenMember memberId={given} onOther={() => setGiven('')} />
      )}
      <NoteBox
        label={t('support.begin.text')}
        rows={4}
        maxLength={talkTextMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </SendDialog>
  );
}
