import type { Output } from '@crossdock/contract/table.ts';
import { callingCodes, regions } from '@crossdock/domain/regions.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { IconCircleCheck, IconCircleOff, IconClock, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { OneTimeSecret } from '../shell/OneTimeSecret.tsx';
import { PagedTable } from '../shell/PagedList.ts';
import { useLocalPage } from '../shell/useLocalPage.ts';
import { useOpenedByUrl } from '../shell/useOpenedByUrl.ts';
import { memberFactWords } from './memberFactWords.ts';
import { phoneOf } from './memberRow.tsx';

/** Staff create a registration link for somebody. If the shop cannot send codes, this is the only way to register. */
export function InviteMember() {
  const [isInviting, setInviting] = useOpenedByUrl();
  const [isListed, setListed] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setListed(true)}>
        {t('members.invitations')}
      </Button>
      <Button icon={IconUserPlus} onClick={() => setInviting(true)}>
        {t('members.invite.add')}
      </Button>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
      {isListed ? (
        <Dialog opened wide title={t('members.invitations')} onClose={() => setListed(false)}>
          <Invitations />
        </Dialog>
      ) : null}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState<string>();
  const form = usePlainForm('inviteMember', {
    schema: () => import('@crossdock/contract/access/desk.ts').then((m) => m.inviteMemberInput),
    defaults: { name: '', areaCode: callingCodes.TW, phone: '', email: '' },
    input: (values) => values,
    refreshes: ['listMemberInvitations'],
    onDone: (made) => setUrl(made.url),
  });
  const countries = useCall('listCountries', { isall: true }, { staleMs: 86_400_000 });
  if (url !== undefined)
    return (
      <OneTimeSecret
        title={t('members.invite.made')}
        text={t('members.invite.once')}
        secret={url}
        onClose={onClose}
      />
    );
  const named = (code: string) => countries.data?.list.find((one) => one.areaCode === code)?.name ?? '';
  return (
    <SendDialog
      {...form}
      title={t('members.invite.add')}
      onClose={onClose}
      sendLabel={t('members.invite.make')}
    >
      <Muted as="p">{t('members.invite.text')}</Muted>
      <FactBox of={memberFactWords} form={form} name="name" />
      <ChoiceBox
        label={t('members.invite.country')}
        data={regions.map((region) => {
          const code = callingCodes[region];
          return { value: code, label: `+${code} ${named(code)}` };
        })}
        {...form.box('areaCode')}
      />
      <FactBox of={memberFactWords} form={form} name="phone" />
      <FactBox of={memberFactWords} form={form} name="email" />
    </SendDialog>
  );
}

const InvitationBadge = createWordedBadge<Output<'listMemberInvitations'>['list'][number]['state']>(
  (state) => t(`members.invitations.${state}`),
  {
    open: ['info', IconClock],
    used: ['success', IconCircleCheck],
    ended: ['neutral', IconCircleOff],
  },
);

function Invitations() {
  const page = useLocalPage('listMemberInvitations', {}, { topics: ['members'] });
  const revoke = useSubmit('revokeMemberInvitation', { refreshes: ['listMemberInvitations'] });
  const columns: Column<Output<'listMemberInvitations'>['list'][number]>[] = [
    column('name', memberFactWords.label('name'), ({ name, memberId }) =>
      memberId === null ? name : <MemberLink id={memberId} name={name} />,
    ),
    column('phone', memberFactWords.label('phone'), phoneOf),
    column('email', memberFactWords.label('email'), ({ email }) => email),
    column('by', t('members.invitations.by'), ({ invitedBy, createdAt }) => (
      <>
        {invitedBy} · <When iso={createdAt} style="date" />
      </>
    )),
    cornerColumn('state', memberFactWords.label('status'), ({ id, state }) => (
      <Row as="span" gap={8} align="center" inline>
        <InvitationBadge state={state} />
        {state === 'open' ? (
          <Button small look="plain" busy={revoke.busy} onClick={() => void revoke.submit({ id })}>
            {t('members.invitations.revoke')}
          </Button>
        ) : null}
      </Row>
    )),
  ];
  return (
    <PagedTable
      label={t('members.invitations')}
      page={page}
      rowKey={({ id }) => id}
      empty={<EmptyState picture="person" {...titleAndText('members.invitations.none')} />}
      columns={columns}
    />
  );
}
