import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFilters, useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';
import { ChosenMember, MemberSearch } from '../shell/MemberSearch.tsx';

/** Staff write first: to somebody they look up, or from whose page they come, whom the address names then. */
export function BeginTalk() {
  const [{ write }, setFilters] = useFilters<{ write?: string; talk?: string }>();
  const [to, setTo] = useState(write === undefined ? undefined : String(write));
  const close = (talk?: string) => {
    setTo(undefined);
    setFilters({ write: undefined, ...(talk === undefined ? {} : { talk }) }, { keepPage: true });
  };
  return (
    <>
      <Button icon={IconPencilPlus} look="outline" onClick={() => setTo('')}>
        {t('support.begin')}
      </Button>
      {to === undefined ? null : <BeginDialog memberId={to} onClose={() => close()} onBegun={close} />}
    </>
  );
}

interface DialogProps {
  /** Empty: still to be looked up. */
  readonly memberId: string;
  readonly onClose: () => void;
  readonly onBegun: (talkId: string) => void;
}

function BeginDialog({ memberId: first, onClose, onBegun }: DialogProps) {
  const [memberId, setMemberId] = useState(first);
  const [text, setText] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const begin = useSubmit('beginTalk', {
    quiet: true,
    refreshes: ['listTalks', 'getTalk'],
    onDone: ({ talkId }) => onBegun(talkId),
  });
  return (
    <FormDialog
      title={t('support.begin')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void begin.submit({ memberId, id, text: text.trim() });
      }}
    >
      {memberId === '' ? (
        <MemberSearch onChoose={setMemberId} />
      ) : (
        <ChosenMember memberId={memberId} onOther={() => setMemberId('')} />
      )}
      <NoteBox
        label={t('support.begin.text')}
        rows={4}
        maxLength={talkTextMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormEnd failure={begin.failure} busy={begin.busy} disabled={memberId === '' || text.trim() === ''}>
        {t('support.begin.send')}
      </FormEnd>
    </FormDialog>
  );
}
