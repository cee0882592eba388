import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Box, Grid, Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

/** The staff's notes about the member, with author and time. Members never see them. */
export function MemberNotes({ memberId }: { memberId: string }) {
  const query = useCall('listMemberNotes', { memberId, pageSize: 100 }, { topics: ['members'] });
  const remove = useSubmit('removeMemberNote', { refreshes: ['listMemberNotes'] });
  return (
    <Section title={t('members.notes')}>
      <NewNote memberId={memberId} />
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <Muted as="p">{t('members.notes.none')}</Muted>
          ) : (
            <Stack as="ul">
              {list.map((note) => (
                <Row as="li" gap={12} justify="between" pad={[12, 0]} lineAbove key={note.id}>
                  <div>
                    <Text as="p" lines>
                      {note.text}
                    </Text>
                    <Muted>
                      {note.staffName} · <When iso={note.at} />
                    </Muted>
                  </div>
                  {note.mine ? (
                    <IconButton
                      icon={IconTrash}
                      label={t('members.notes.remove')}
                      onClick={() => void remove.submit({ id: note.id })}
                    />
                  ) : null}
                </Row>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

function NewNote({ memberId }: { memberId: string }) {
  const [text, setText] = useState('');
  const add = useSubmit('addMemberNote', { refreshes: ['listMemberNotes'], onDone: () => setText('') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void add.submit({ memberId, text });
  };
  return (
    <Grid as="form" onSubmit={send} noValidate gap={12} justifyItems="start" below={16}>
      <Box full>
        <NoteBox
          rows={2}
          label={t('members.notes.new')}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={add.failure?.message}
        />
      </Box>
      <Button type="submit" busy={add.busy} disabled={text.trim() === ''}>
        {t('members.notes.add')}
      </Button>
    </Grid>
  );
}

/** The latest note, for pages that show a member only in brief. */
export function LatestNote({ memberId }: { memberId: string }) {
  const [note] =
    useCall('listMemberNotes', { memberId, pageSize: 10 }, { topics: ['members'] }).data?.list ?? [];
  if (!note) return null;
  return (
    <Banner tone="info" title={t('members.notes.latest', { who: note.staffName })}>
      {note.text}
    </Banner>
  );
}
