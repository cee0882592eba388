import type { Output } from '@crossdock/contract/table.ts';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t } from '../shell/i18n.ts';

type Member = Output<'getMemberInfo'>;

/** Facts that cannot be changed here: names, codes, and the source of the registration. */
export function MemberFacts({ member }: { member: Member }) {
  const referrer: [string, ReactNode][] = member.referrer ? [[t('members.referrer'), member.referrer]] : [];
  const facts: [string, ReactNode][] = [
    [t('members.account'), member.account],
    [t('members.since'), <When key="since" iso={member.createdAt} style="date" />],
    [t('members.simpleCode'), <Copied key="code" text={member.simple_code} />],
    [t('members.alias'), <Copied key="alias" text={member.randomName} />],
    [t('members.source'), sourceOf(member)],
    ...referrer,
  ];
  return <Facts facts={facts} />;
}

function Copied({ text }: { text: string }) {
  return (
    <Row as="span" gap={4} align="center" inline>
      {text}
      <CopyIcon text={text} />
    </Row>
  );
}

const sources = ['web', 'invitation', 'line', 'wechat'] as const;

/** A source that this page does not know by name yet counts as the website. */
function sourceOf({ registerSource }: Member): string {
  return t(`members.source.${sources.find((one) => one === registerSource) ?? 'web'}`);
}
