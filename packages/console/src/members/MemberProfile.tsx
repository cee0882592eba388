import type { Output } from '@crossdock/contract/table.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { factRows } from '@crossdock/web/factTable.tsx';
import { languageNames } from '@crossdock/web/languageNames.ts';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import { memberFactWords } from './memberFactWords.ts';
import { phoneOf } from './memberRow.tsx';

type Member = Output<'getMember'>;

/** All profile fields of the member; support can edit some of them. */
export function MemberProfile({ member }: { member: Member }) {
  return (
    <Section>
      <Facts facts={factsOf(member)} />
    </Section>
  );
}

function factsOf(member: Member): (readonly [string, ReactNode])[] {
  return [
    ...factRows(memberFactWords, member, ['account']),
    [memberFactWords.label('phone'), phoneOf(member)],
    ...factRows(memberFactWords, member, ['email', 'balanceMinor', 'heldMinor', 'randomName', 'simpleCode']),
    [t('members.service'), member.service?.name ?? '–'],
    [t('members.sales'), member.sales?.name ?? '–'],
    ...factRows(memberFactWords, member, [
      'birthday',
      'sex',
      'whatsapp',
      'facebook',
      'lineAccount',
      'referrer',
    ]),
    ...member.bindings.map(({ provider, name, friend }): [string, ReactNode] => [
      t(`messengers.bound.${provider}`),
      `${name || t('messengers.bound.yes')}${friend === false ? ` · ${t('messengers.bound.notFriend')}` : ''}`,
    ]),
    [t('members.source'), sourceOf(member)],
    [t('members.lang'), hasKey(languageNames, member.lang) ? languageNames[member.lang] : member.lang],
    [memberFactWords.label('createdAt'), <When key="w" iso={member.createdAt} />],
    ...factRows(memberFactWords, member, ['sessions']),
  ];
}

const sources = ['web', 'invitation', 'line', 'wechat'] as const;

/** The name of the registration source; an unknown source is shown as the website. */
function sourceOf({ registerSource }: Member): string {
  return t(`members.source.${sources.find((one) => one === registerSource) ?? 'web'}`);
}
