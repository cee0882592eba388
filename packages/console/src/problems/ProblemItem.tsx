import type { StaffProblem } from '@crossdock/contract/problems/desk.ts';
import { CommentWords } from '@crossdock/ui/CommentWords.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Facts, Money, When } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { MemberLink, ParcelLink } from '../shell/links.tsx';
import { ProblemActions } from './ProblemActions.tsx';
import classes from './problems.module.css';

const looks = {
  open: { tone: 'neutral', icon: IconClock },
  answered: { tone: 'warning', icon: IconAlertTriangle },
  resolved: { tone: 'success', icon: IconCheck },
} as const;

/** One problem: what it is, what its member decided, and what is to be done about it. */
export function ProblemItem({ problem }: { problem: StaffProblem }) {
  const { answer } = problem;
  return (
    <article className={classes.problem} data-overdue={problem.overdue || undefined}>
      <Head problem={problem} />
      <CommentWords
        tags={[]}
        text={problem.description}
        pictures={problem.pictures}
        pictureLabel={t('problems.picture')}
      />
      {problem.byFirm || problem.blocks ? (
        <span className={classes.muted}>
          <Facts>
            {problem.byFirm ? t('problems.byFirm') : null}
            {problem.blocks && problem.state !== 'resolved' ? t('problems.blocks') : null}
          </Facts>
        </span>
      ) : null}
      {answer && problem.state !== 'open' ? (
        <div className={classes.answer}>
          <span className={classes.muted}>
            <Facts>
              {t('problems.said')}
              <When iso={answer.at} style="short" />
              {answer.feeMinor > 0 ? (
                <>
                  {t('problems.charged')} <Money minor={answer.feeMinor} />
                </>
              ) : null}
            </Facts>
          </span>
          <CommentWords
            tags={[t(`problems.choice.${answer.choice}`)]}
            text={answer.note}
            pictures={answer.pictures}
            pictureLabel={t('problems.proof')}
          />
        </div>
      ) : null}
      {problem.state === 'open' ? <span className={classes.muted}>{t('problems.unanswered')}</span> : null}
      {problem.resolution ? (
        <p className={classes.muted}>
          {t('problems.resolution')}：{problem.resolution} · {problem.processedBy}
        </p>
      ) : null}
      <ProblemActions problem={problem} />
    </article>
  );
}

function Head({ problem }: { problem: StaffProblem }) {
  const { member, parcel } = problem;
  return (
    <div className={classes.line}>
      <strong>{t(`problems.type.${problem.type}`)}</strong>
      <StatusBadge {...looks[problem.state]} label={t(`problems.shelf.${problem.state}`)} />
      {problem.overdue ? <StatusBadge tone="danger" icon={IconClock} label={t('problems.overdue')} /> : null}
      <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} />
      {member ? <MemberLink id={member.id} name={member.name} note={member.account} /> : null}
      <span className={classes.muted}>
        <Facts>
          {parcel.goodsName || null}
          {[problem.warehouseName, problem.shelfCode].filter(Boolean).join(' · ') || null}
          {t('problems.registeredBy', { name: problem.registeredBy })}
          <When iso={problem.registeredAt} style="short" />
        </Facts>
      </span>
    </div>
  );
}
