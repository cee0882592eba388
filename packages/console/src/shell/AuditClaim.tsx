import { Box, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { MemberLink } from './links.tsx';

/** The claim in large type, as customs or a carrier will read it. */
export const AuditHeadline = ({ children }: { children: ReactNode }) => (
  <Text as="p" below={16} size={20} strong lineHeight={1.5}>
    {children}
  </Text>
);

/** Adds something that belongs to the facts above it. */
export const AuditFactsFooter = ({ children }: { children: ReactNode }) => <Box above={16}>{children}</Box>;

/** Shows doubts about a claim and other notes for the clerk. */
export const AuditNotes = ({ children }: { children: ReactNode }) => (
  <Stack ifAny gap={8} above={16}>
    {children}
  </Stack>
);

interface Claimant {
  readonly memberId: string;
  readonly memberName: string;
  readonly memberAccount: string;
  readonly memberPhone: string;
  readonly memberSince: string;
}

/** Shows the member who makes the claim. */
export function AuditedMemberFacts(props: {
  member: Claimant;
  titles: { readonly name: string; readonly phone: string; readonly since: string };
}) {
  const { member, titles } = props;
  const { memberId, memberName, memberAccount } = member;
  return (
    <Facts
      facts={[
        [titles.name, <MemberLink key="m" id={memberId} name={memberName} note={memberAccount} />],
        [titles.phone, member.memberPhone],
        [titles.since, <When key="s" iso={member.memberSince} style="date" />],
      ]}
    />
  );
}
