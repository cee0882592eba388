import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useFilters, useSubmit } from '../shell/api.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';

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
        <Chosen memberId={memberId} onOther={() => setMemberId('')} />
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

function Chosen({ memberId, onOther }: { memberId: string; onOther: () => void }) {
  const query = useCall('getMember', { memberId });
  return (
    <Loaded query={query} texts={loadedTexts()}>
      {({ name, account }) => (
        <Row as="p" gap={12} align="center" justify="between">
          <span>
            <strong>{name}</strong>{' '}
            <Muted as="small" size={13}>
              {account}
            </Muted>
          </span>
          <Button small look="plain" onClick={onOther}>
            {t('support.begin.other')}
          </Button>
        </Row>
      )}
    </Loaded>
  );
}

function MemberSearch({ onChoose }: { onChoose: (memberId: string) => void }) {
  const [words, setWords] = useState('');
  const found = useCall('listMembers', { words, status: 'active', pageSize: 10 }, { enabled: words !== '' });
  return (
    <>
      <SearchField
        label={t('support.begin.search')}
        clearLabel={t('shell.search.clear')}
        value={words}
        onSearch={setWords}
      />
      {words === '' ? null : (
        <Loaded query={found} texts={loadedTexts()}>
          {({ list }) => (
            <Grid as="ul" gap={8} aria-live="polite">
              {list.length === 0 ? (
                <Muted as="li" size={13}>
                  {t('support.begin.nobody')}
                </Muted>
              ) : null}
              {list.map(({ id, name, account }) => (
                <Row as="li" key={id} gap={12} align="center" justify="between">
                  <span>
                    {name}{' '}
                    <Muted as="small" size={13}>
                      {account}
                    </Muted>
                  </span>
                  <Button small look="soft" onClick={() => onChoose(id)}>
                    {t('support.begin.choose')}
                  </Button>
                </Row>
              ))}
            </Grid>
          )}
        </Loaded>
      )}
    </>
  );
}
