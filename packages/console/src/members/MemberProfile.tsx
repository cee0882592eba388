import type { Output } from '@crossdock/contract/table.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Count, Money, When } from '@crossdock/ui/values.tsx';
import { languageNames } from '@crossdock/web/languageNames.ts';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';

type Member = Output<'getMember'>;

/** Who the member is, every field of it; support changes what staff may change. */
export function MemberProfile({ member }: { member: Member }) {
  return (
    <Section>
      <Facts facts={factsOf(member)} />
    </Section>
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
    ...member.bindings.map(({ provider, name, friend }): [string, ReactNode] => [
      t(`messengers.bound.${provider}`),
      `${name || t('messengers.bound.yes')}${friend === false ? ` · ${t('messengers.bound.notFriend')}` : ''}`,
    ]),
    [t('members.source'), sourceOf(member)],
    [t('members.lang'), hasKey(languageNames, member.lang) ? languageNames[member.lang] : member.lang],
    [t('members.since'), <When key="w" iso={member.createdAt} />],
    [t('members.sessions'), <Count key="n" n={member.sessions} />],
  ];
}

const sources = ['web', 'invitation', 'line', 'wechat'] as const;

/** A source without a name on this page is shown as the website. */
function sourceOf({ registerSource }: Member): string {
  return t(`members.source.${sources.find((one) => one === registerSource) ?? 'web'}`);
}
