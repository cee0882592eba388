import type { Output } from '@crossdock/contract/table.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { PointsFields } from './PointsFields.tsx';
import { parsePoints } from './parsePoints.ts';

interface IssueProps {
  readonly overview: Output<'getPointsOverview'>;
  readonly onClose: () => void;
}

/** Accounts, one per line or separated by spaces or commas; each counts once. */
const accountsIn = (text: string): string[] => [...new Set(text.split(/[\s,，、;；]+/).filter(Boolean))];

/** Gives points to the named members or to everybody. Shows the number of members and the cost before sending. */
export function IssueDialog({ overview, onClose }: IssueProps) {
  const form = usePlainDialog('issuePoints', {
    schema: () =>
      import('@crossdock/contract/points/calls.ts').then((all) => all.pointsCalls.issuePoints.input),
    defaults: { everybody: false, accounts: '', points: '', reason: '' },
    input: ({ everybody, accounts, points, reason }) => ({
      points: parsePoints(points),
      reason,
      ...(everybody ? {} : { accounts: accountsIn(accounts) }),
    }),
    refreshes: ['getPointsOverview', 'listPointsRecords', 'getMemberPoints'],
    onDone: ({ state, members, points }) =>
      showApprovalOutcome(state, t('points.issued', { members, points })),
    onClose,
  });
  const { values } = form;
  const members = values.everybody ? overview.activeMembers : accountsIn(values.accounts).length;
  const each = parsePoints(values.points);
  const total = Number.isSafeInteger(each) && each > 0 ? each * members : 0;
  return (
    <SendDialog {...form} title={t('points.issue')} sendLabel={t('points.issue.go', { n: members })}>
      <Whom
        everybody={values.everybody}
        members={overview.activeMembers}
        onChange={(everybody) => form.set('everybody', everybody)}
      />
      {values.everybody ? null : (
        <NoteBox {...labelAndHint('points.issue.accounts')} required rows={4} {...form.box('accounts')} />
      )}
      <PointsFields form={form} label={t('points.issue.each')} />
      <p aria-live="polite">
        {t('points.issue.sum', { members, total })}{' '}
        <Money minor={pointsWorthMinor(total, overview.settings)} emphasis />
      </p>
    </SendDialog>
  );
}

function Whom(props: { everybody: boolean; members: number; onChange: (everybody: boolean) => void }) {
  return (
    <Row as="fieldset" gap={8} wrap>
      <Legend>{t('points.issue.whom')}</Legend>
      <Chip chosen={!props.everybody} onClick={() => props.onChange(false)}>
        {t('points.issue.some')}
      </Chip>
      <Chip chosen={props.everybody} onClick={() => props.onChange(true)}>
        {t('points.issue.all', { n: props.members })}
      </Chip>
    </Row>
  );
}
