import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { CommentWords } from '@crossdock/ui/CommentWords.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { Columns, Page, Section } from '@crossdock/ui/Page.tsx';
import { RecordHistory } from '@crossdock/ui/RecordHistory.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { memberProblemState } from '../shell/memberProblemState.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ProblemBadge } from './ProblemBadge.tsx';

type Problem = Output<'getProblem'>;

interface ProblemPageProps {
  /** The member's setting for e-invoices. */
  readonly invoice: ReactNode;
  /** Renders the e-invoices of the answer's fee. */
  readonly invoices: (id: string) => ReactNode;
}

/** One problem: what was found, with pictures; the member's decision; and what has happened since. */
export function ProblemPage({ invoice, invoices }: ProblemPageProps) {
  const { id = '' } = useParams({ strict: false });
  const problem = useCall('getProblem', { id }, { topics: ['problems'] });
  return (
    <Page
      title={problem.data ? t(`problems.type.${problem.data.type}`) : t('problems.title')}
      back={<BackLink to="/problem" search={{}} text={t('problems.back')} />}
      actions={
        problem.data ? (
          <ProblemBadge state={memberProblemState(problem.data)} overdue={problem.data.overdue} />
        ) : null
      }
    >
      <Loaded query={problem}>
        {(data) => (
          <Columns
            asideLast
            aside={
              <RecordHistory
                title={t('problems.timeline')}
                steps={data.timeline}
                entry={({ event, why }) => ({ title: t(`problems.event.${event}`), text: why })}
              />
            }
          >
            {data.state === 'resolved' ? (
              <Banner tone="success" title={t('problems.resolution')}>
                {data.resolution}
              </Banner>
            ) : null}
            <Found problem={data} />
            {data.asked && data.state === 'open' ? (
              <Banner tone="warning" title={t('problems.asked')}>
                {data.asked}
              </Banner>
            ) : null}
            {data.state === 'open' ? <AnswerForm key={data.asked} problem={data} invoice={invoice} /> : null}
            {data.answer && data.state !== 'open' ? (
              <Answered problem={data} answer={data.answer}>
                {invoices(data.id)}
              </Answered>
            ) : null}
          </Columns>
        )}
      </Loaded>
    </Page>
  );
}

function Found({ problem }: { problem: Problem }) {
  const { parcel, byFirm, blocks, state, processedAt } = problem;
  return (
    <Section title={t('problems.found')}>
      <Grid gap={12} below={8}>
        <CommentWords
          tags={[]}
          text={problem.description}
          pictures={problem.pictures}
          pictureLabel={t('problems.picture')}
        />
      </Grid>
      <Facts
        facts={[
          [
            t('problems.parcel'),
            <Link key="parcel" to="/myBag/$id" params={{ id: parcel.id }}>
              {[parcel.goodsName, parcel.courierNumber].filter(Boolean).join(' · ')}
            </Link>,
          ],
          ...(problem.order
            ? [
                [
                  t('problems.order'),
                  <Link key="order" to="/myOrder/$id" params={{ id: problem.order.id }}>
                    {problem.order.number}
                  </Link>,
                ] as const,
              ]
            : []),
          [t('problems.registered'), <When key="at" iso={problem.registeredAt} />],
          ...(processedAt ? [[t('problems.processed'), <When key="done" iso={processedAt} />] as const] : []),
        ]}
      />
      {byFirm ? <Muted as="p">{t('problems.byFirm')}</Muted> : null}
      {blocks && state !== 'resolved' ? <Muted as="p">{t('problems.blocks')}</Muted> : null}
    </Section>
  );
}

interface AnsweredProps {
  readonly problem: Problem;
  readonly answer: NonNullable<Problem['answer']>;
  readonly children: ReactNode;
}

/** Shows what was decided, when, and whether staff decided for the member. */
function Answered({ problem, answer, children }: AnsweredProps) {
  const last = problem.timeline.findLast(({ event }) => event === 'answer');
  return (
    <Section title={t('problems.mine')}>
      <Muted as="p">
        {t(last?.by === 'staff' ? 'problems.answered.byStaff' : 'problems.answered.before')}{' '}
        <When iso={answer.at} />
      </Muted>
      <Grid gap={12} below={8}>
        <CommentWords
          tags={[t(`problems.choice.${answer.choice}`)]}
          text={answer.note}
          pictures={answer.pictures}
          pictureLabel={t('problems.proof')}
        />
      </Grid>
      {answer.feeMinor > 0 ? (
        <Muted as="p">
          <Money minor={answer.feeMinor} />
        </Muted>
      ) : null}
      {children}
    </Section>
  );
}
