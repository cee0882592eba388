import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { IconCheck, IconCircleCheck, IconCircleDashed, IconCircleDotted } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import type { Candidate } from './statementLine.tsx';

const looks = {
  strong: ['success', IconCircleCheck],
  fair: ['warning', IconCircleDashed],
  weak: ['neutral', IconCircleDotted],
} as const;

function memberFacts({ memberId, memberName, memberAccount }: Candidate): [string, ReactNode][] {
  if (memberId === null) return [];
  const link = <MemberLink key="member" id={memberId} name={memberName} note={memberAccount} />;
  return [[t('statements.member'), link]];
}

interface CardProps {
  readonly candidate: Candidate;
  readonly currency: string;
  readonly amountMinor: number;
  readonly armed: boolean;
  readonly busy: boolean;
  readonly onAccept?: () => void;
}

/** A payment that may match a line, and the reasons. */
export function CandidateCard({ candidate, currency, amountMinor, armed, busy, onAccept }: CardProps) {
  const [tone, icon] = looks[candidate.confidence];
  return (
    <li>
      <Card>
        <Stack gap={12}>
          <Row gap={8} wrap justify="between" align="center">
            <StatusBadge
              tone={tone}
              icon={icon}
              label={`${t(`statements.confidence.${candidate.confidence}`)} · ${t(`statements.reason.${candidate.reason}`)}`}
            />
            <Money minor={amountMinor} currency={currency} emphasis />
          </Row>
          <AwaitedApproval awaited={candidate.secondAwaited} />
          <Facts
            facts={[
              [t('statements.kind'), t(`statements.kind.${candidate.kind}`)],
              ...memberFacts(candidate),
              ...(candidate.transactionNumber === ''
                ? []
                : [[t('payments.number'), <Code key="number">{candidate.transactionNumber}</Code>] as const]),
              ...(candidate.kind === 'payment' ? [] : [[t('payments.payer'), candidate.payerName] as const]),
              [
                t(candidate.kind === 'transfer' ? 'payments.tradedAt' : 'statements.since'),
                <When key="at" iso={candidate.tradedAt} />,
              ],
              ...(candidate.orders.length > 0
                ? [[t('payments.forOrders'), candidate.orders.join(', ')] as const]
                : []),
            ]}
          />
          {candidate.state === 'approved' ? <Muted as="p">{t('statements.approved')}</Muted> : null}
          {onAccept ? (
            <Button icon={IconCheck} full busy={busy} onClick={onAccept}>
              {t(armed ? 'statements.accept.sure' : 'statements.accept')}
            </Button>
          ) : null}
        </Stack>
      </Card>
    </li>
  );
}
