import type { MemberBrief } from '@crossdock/contract/parcels/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Bar, Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { FailedPartsBanner } from '@crossdock/web/FailedPartsBanner.tsx';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { memberLine } from './memberLine.ts';

/** Assigns an unclaimed parcel to a member, with the reason for believing that it is theirs. */
export function AssignDialog(props: {
  parcel: { readonly id: string; readonly courierNumber: string };
  suggested: MemberBrief | null;
  onClose: () => void;
}) {
  const [member, setMember] = useState(props.suggested);
  const [why, setWhy] = useState('');
  const { submit, busy, failure } = useSubmit('assignParcel', {
    quiet: true,
    refreshes: ['queryUnclaimed', 'getStaffParcel', 'getDesk'],
    done: t('parcels.assign.done'),
    onDone: props.onClose,
  });
  return (
    <Dialog
      opened
      title={t('parcels.assign.title', { number: props.parcel.courierNumber })}
      onClose={props.onClose}
    >
      <Grid gap={16} alignContent="start" minWidth={0}>
        {member ? (
          <Bar as="p" gap={[8, 12]} pad={[8, 12]} edge round="control">
            {memberLine(member)}
            <Button small look="plain" onClick={() => setMember(null)}>
              {t('parcels.assign.other')}
            </Button>
          </Bar>
        ) : (
          <MemberSearch onChoose={setMember} />
        )}
        <TextBox
          label={t('parcels.assign.why')}
          placeholder={t('parcels.assign.why.hint')}
          value={why}
          maxLength={200}
          onChange={(event) => setWhy(event.target.value)}
        />
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        <Button
          disabled={!member}
          busy={busy}
          onClick={() => member && void submit({ id: props.parcel.id, memberId: member.id, why })}
        >
          {t('parcels.assign.send')}
        </Button>
      </Grid>
    </Dialog>
  );
}

function MemberSearch({ onChoose }: { onChoose: (member: MemberBrief) => void }) {
  const [words, setWords] = useState('');
  const found = useCall('findOwners', { words }, { enabled: words !== '' });
  return (
    <>
      <SearchField label={t('parcels.assign.search')} value={words} onSearch={setWords} />
      <FailedPartsBanner title={t('shell.partFailed')} retry={t('shell.retry')} />
      <Grid as="ul" gap={8} aria-live="polite">
        {found.data?.list.length === 0 ? <Muted as="li">{t('parcels.assign.nobody')}</Muted> : null}
        {(found.data?.list ?? []).map((member) => (
          <Bar as="li" key={member.id} gap={[8, 12]} pad={[8, 12]} edge round="control">
            <span>
              {memberLine(member)} <Muted as="small">{member.account}</Muted>
            </span>
            <Button small look="soft" onClick={() => onChoose(member)}>
              {t('parcels.assign.choose')}
            </Button>
          </Bar>
        ))}
      </Grid>
    </>
  );
}
