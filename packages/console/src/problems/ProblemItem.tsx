import type { StaffProblem } from '@crossdock/contract/problems/desk.ts';
import { CommentWords } from '@crossdock/ui/CommentWords.tsx';
import { EntryCard, EntryLine, EntryNote, EntryReply } from '@crossdock/ui/Entry.tsx';
import { LabelledText } from '@crossdock/ui/LabelledText.tsx';
import { createWordedBadge, StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, ParcelLink } from '../shell/links.tsx';
import { ProblemActions } from './ProblemActions.tsx';

const ProblemBadge = createWordedBadge<StaffProblem['state']>((state) => t(`problems.shelf.${state}`), {
  open: ['neutral', IconClock],
  answered: ['warning', IconAlertTriangle],
  resolved: ['success', IconCheck],
});

/** One problem: what it is, the member's decision, and what to do. */
export function ProblemItem({ problem, tick }: { problem: StaffProblem; tick: ReactNode }) {
  const { answer } = problem;
  return (
    <EntryCard tone={problem.overdue ? 'danger' : undefined}>
      <Head problem={problem} tick={tick} />
      <CommentWords
        tags={[]}
        text={problem.description}
        pictures={problem.pictures}
        pictureLabel={t('problems.picture')}
      />
      {problem.byFirm || problem.blocks ? (
        <EntryNote>
          <InlineFacts>
            {problem.byFirm ? t('problems.byFirm') : null}
            {problem.blocks && problem.state !== 'resolved' ? t('problems.blocks') : null}
          </InlineFacts>
        </EntryNote>
      ) : null}
      {answer && problem.state !== 'open' ? (
        <EntryReply>
          <EntryNote>
            <InlineFacts>
              {t('problems.said')}
              <When iso={answer.at} style="short" />
              {answer.feeMinor > 0 ? (
                <>
                  {t('problems.charged')} <Money minor={answer.feeMinor} />
                </>
              ) : null}
            </InlineFacts>
          </EntryNote>
          <CommentWords
            tags={[t(`problems.choice.${answer.choice}`)]}
            text={answer.note}
            pictures={answer.pictures}
            pictureLabel={t('problems.proof')}
          />
        </EntryReply>
      ) : null}
      {problem.state === 'open' ? <EntryNote>{t('problems.unanswered')}</EntryNote> : null}
      {problem.resolution ? (
        <LabelledText
          label={t('problems.resolution')}
          text={`${problem.resolution} · ${problem.processedBy}`}
        />
      ) : null}
      <ProblemActions problem={problem} />
    </EntryCard>
  );
}

function Head({ problem, tick }: { problem: StaffProblem; tick: ReactNode }) {
  const { member, parcel, order } = problem;
  return (
    <EntryLine>
      {tick}
      <strong>{t(`problems.type.${problem.type}`)}</strong>
      <ProblemBadge state={problem.state} />
      {problem.overdue ? <StatusBadge tone="danger" icon={IconClock} label={t('problems.overdue')} /> : null}
      <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} />
      {problem.package && order ? <OrderLink id={order.id} number={problem.package.number} /> : null}
      {member ? <MemberLink id={member.id} name={member.name} note={member.account} /> : null}
      <EntryNote>
        <InlineFacts>
          {parcel.goodsName || null}
          {[problem.warehouseName, problem.shelfCode].filter(Boolean).join(' · ') || null}
          {t('problems.registeredBy', { name: problem.registeredBy })}
          <When iso={problem.registeredAt} style="short" />
        </InlineFacts>
      </EntryNote>
    </EntryLine>
  );
}
