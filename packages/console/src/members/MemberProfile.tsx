import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Count, Money, When } from '@crossdock/ui/values.tsx';
import { languageNames } from '@crossdock/web/language.ts';
import { IconHeadset, IconPencil, IconStairsUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { CareTakersDialog } from './CareTakersDialog.tsx';
import { EditMemberDialog } from './EditMemberDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { useLevels } from './levelNames.ts';
import classes from './Members.module.css';
import { MemberStatus } from './MembersPage.tsx';

type Member = Output<'getMember'>;

/** Who the member is, every field of it; support changes what staff may change. */
export function MemberProfile({ member }: { member: Member }) {
  const levels = useLevels();
  return (
    <Section>
      <div className={classes.head}>
        {member.avatar ? (
          <img className={classes.avatar} src={member.avatar} alt="" width={56} height={56} />
        ) : (
          <span className={classes.avatar} aria-hidden="true">
            {[...member.name][0]}
          </span>
        )}
        <span>
          <strong>{member.nickname || member.name}</strong>
          <br />
          <span className={classes.muted}>{levels.nameOf(member.level)}</span>
        </span>
        <MemberStatus status={member.status} />
      </div>
      <Changes member={member} />
      <Facts facts={factsOf(member)} />
    </Section>
  );
}

function Changes({ member }: { member: Member }) {
  const mayWrite = useStaff().may('member.write');
  const [open, setOpen] = useState<'edit' | 'level' | 'careTakers' | null>(null);
  if (!mayWrite) return null;
  const close = () => setOpen(null);
  return (
    <div className={classes.changes}>
      <Button small look="outline" icon={IconPencil} onClick={() => setOpen('edit')}>
        {t('members.edit')}
      </Button>
      <Button small look="outline" icon={IconStairsUp} onClick={() => setOpen('level')}>
        {t('members.level.change')}
      </Button>
      <Button small look="outline" icon={IconHeadset} onClick={() => setOpen('careTakers')}>
        {t('members.careTakers')}
      </Button>
      {open === 'edit' ? <EditMemberDialog member={member} onClose={close} /> : null}
      {open === 'level' ? <LevelDialog member={member} onClose={close} /> : null}
      {open === 'careTakers' ? <CareTakersDialog member={member} onClose={close} /> : null}
    </div>
  );
}

function factsOf(member: Member): [string, ReactNode][] {
  const optional: [string, string | null][] = [
    [t('members.birthday'), member.birthday],
    [t('members.sex'), member.sex ? t(`members.sex.${member.sex}`) : null],
    [t('members.whatsapp'), member.whatsapp],
    [t('members.facebook'), member.facebook],
    [t('members.lineAccount'), member.lineAccount],
    [t('members.referrer'), member.referrer],
  ];
  return [
    [t('members.account'), member.account],
    [t('members.phone'), `+${member.areaCode} ${member.phone}`],
    [t('members.email'), member.email],
    [t('members.balance'), <Money key="b" minor={member.balanceMinor} />],
    [t('members.held'), <Money key="h" minor={member.heldMinor} />],
    [t('members.alias'), <Code key="a">{member.randomName}</Code>],
    [t('members.simpleCode'), <Code key="s">{member.simpleCode}</Code>],
    [t('members.service'), member.service?.name ?? '–'],
    [t('members.sales'), member.sales?.name ?? '–'],
    ...optional.flatMap(([name, value]): [string, ReactNode][] => (value ? [[name, value]] : [])),
    ...member.bindings.map(({ provider, name }): [string, ReactNode] => [
      t(`messengers.bound.${provider}`),
      name || t('messengers.bound.yes'),
    ]),
    [t('members.source'), sourceOf(member)],
    [t('members.lang'), languageNames[member.lang as keyof typeof languageNames] ?? member.lang],
    [t('members.since'), <When key="w" iso={member.createdAt} />],
    [t('members.sessions'), <Count key="n" n={member.sessions} />],
  ];
}

const sources = ['web', 'invitation', 'line', 'wechat'] as const;

/** A source that this page does not know by name yet counts as the website. */
function sourceOf({ registerSource }: Member): string {
  return t(`members.source.${sources.find((one) => one === registerSource) ?? 'web'}`);
}
