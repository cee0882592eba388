import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { Thumb } from '@crossdock/ui/Thumb.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconDotsVertical, IconExternalLink, IconMessage } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { useStaff } from '../shell/staff.ts';
import { AssignedStaffDialog } from './AssignedStaffDialog.tsx';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { useLevels } from './levelNames.ts';
import classes from './MemberHead.module.css';
import { LatestNote } from './MemberNotes.tsx';
import { memberFactWords } from './memberFactWords.ts';
import { MemberStatus, phoneOf } from './memberRow.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { VipDialog } from './VipDialog.tsx';

type Member = Output<'getMember'>;

/** The member's name and balances. It stays at the top while the rest scrolls. */
export function MemberHead({ member }: { member: Member }) {
  const levels = useLevels();
  return (
    <>
      <div className={classes.head}>
        <Thumb src={member.avatar} wide={44} round="circle" size={18}>
          {[...member.name][0]}
        </Thumb>
        <Stack lineHeight={1.4}>
          <strong>{member.name}</strong>
          <Muted as="small" size={12}>
            {member.account} · {levels.nameOf(member.level)}
          </Muted>
        </Stack>
        <MemberStatus status={member.status} />
        <Fact name={memberFactWords.label('randomName')}>
          <Code>{member.randomName}</Code>
          <CopyButton
            compact
            text={member.randomName}
            label={t('shell.list.copy')}
            copiedLabel={t('shell.list.copied', { n: 1 })}
          />
        </Fact>
        <Fact name={memberFactWords.label('phone')}>
          <a href={`tel:${phoneOf(member).replace(' ', '')}`}>{phoneOf(member)}</a>
        </Fact>
        <Fact name={memberFactWords.label('balanceMinor')}>
          <Money minor={member.balanceMinor} emphasis />
        </Fact>
        <Acts member={member} />
      </div>
      <LatestNote memberId={member.id} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack lineHeight={1.4}>
      <Muted as="small" size={12}>
        {name}
      </Muted>
      <Row as="span" inline gap={4} align="center" size={14}>
        {children}
      </Row>
    </Stack>
  );
}

type Opened = 'edit' | 'level' | 'vip' | 'careTakers' | 'status' | 'erase';

/** The most frequent action as a button, and a menu with the others. */
function Acts({ member }: { member: Member }) {
  const staff = useStaff();
  const [open, setOpen] = useState<Opened | null>(null);
  const close = () => setOpen(null);
  const choice = (key: Opened, label: string) => ({ key, label, onChoose: () => setOpen(key) });
  return (
    <Row gap={4} align="center" push wrap>
      {staff.may('talk.write') && member.status === 'active' ? (
        <LinkButton
          to="/chat"
          search={{ write: member.id }}
          look="outline"
          icon={IconMessage}
          text={t('members.write')}
        />
      ) : null}
      {staff.may('member.act') && member.status === 'active' ? <ActAs memberId={member.id} /> : null}
      <LabelButton kind="member" ids={[member.id]} label={t('labels.print.alias')} />
      {staff.may('member.write') ? (
        <MenuButton
          icon={IconDotsVertical}
          label={t('members.more')}
          choices={[
            choice('edit', t('members.edit')),
            choice('level', t('members.level.change')),
            choice('vip', t(member.vip ? 'vipOrders.mark.close' : 'vipOrders.mark.open')),
            choice('careTakers', t('members.careTakers')),
            choice('status', t(member.status === 'active' ? 'members.disable' : 'members.enable')),
            ...(staff.may('member.erase') ? [choice('erase', t('erasing.start'))] : []),
          ]}
        />
      ) : null}
      {open === 'edit' ? <EditMemberDialog member={member} onClose={close} /> : null}
      {open === 'level' ? <LevelDialog member={member} onClose={close} /> : null}
      {open === 'vip' ? <VipDialog member={member} onClose={close} /> : null}
      {open === 'careTakers' ? <AssignedStaffDialog member={member} onClose={close} /> : null}
      {open === 'erase' ? <EraseDialog member={member} onClose={close} /> : null}
      {open === 'status' ? <StatusDialog member={member} onClose={close} /> : null}
    </Row>
  );
}

function ActAs({ memberId }: { memberId: string }) {
  const act = useSubmit('actAsMember');
  const open = async () => {
    // The tab is opened during the click; otherwise the browser blocks it as a pop-up.
    const tab = window.open('about:blank', '_blank');
    const attempt = await act.submit({ memberId });
    if (attempt.ok && tab) tab.location.href = attempt.data.url;
    else tab?.close();
  };
  return (
    <Button icon={IconExternalLink} busy={act.busy} onClick={() => void open()}>
      {t('members.act')}
    </Button>
  );
}
