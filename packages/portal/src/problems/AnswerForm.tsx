import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import {
  type ProblemChoice,
  problemPicturesMax,
  problemTextMax,
} from '@crossdock/domain/parcels/problems.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { Money } from '@crossdock/ui/values.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { fileDropTexts } from '../shell/fileDropTexts.ts';
import { t } from '../shell/i18n.ts';
import { TopUpLink } from '../shell/TopUpLink.tsx';

type Problem = Output<'getProblem'>;
type Uploads = ReturnType<typeof useUploads>;

/** Answers that need words or pictures. */
const written: readonly ProblemChoice[] = ['talk', 'proof'];

/** The choices for a problem as buttons, each with its price. A choice must be confirmed before it is sent. */
export function AnswerForm({ problem, invoice }: { problem: Problem; invoice: ReactNode }) {
  const pictures = useUploads('upload', { type: 'problem' });
  const [choice, setChoice] = useState<ProblemChoice | null>(null);
  const [note, setNote] = useState('');
  const [asks, setAsks] = useState(false);
  const answer = useSubmit('answerProblem', {
    quiet: true,
    refreshes: ['getProblem', 'queryProblems', 'getWallet', 'getParcel', 'getOrder'],
    done: t('problems.answered'),
  });
  const feeMinor = problem.choices.find((one) => one.choice === choice)?.feeMinor ?? 0;
  const of = (field: string) => answer.failure?.fields[field]?.message;
  const send = async () => {
    if (choice === null) return;
    const total =
      choice === 'without' && problem.withoutMinor !== null ? { totalMinor: problem.withoutMinor } : {};
    await answer.submit({ id: problem.id, choice, feeMinor, note, fileIds: [...pictures.fileIds], ...total });
    setAsks(false);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsks(choice !== null);
  };
  /** Chooses. If the choice needs no words or pictures, the dialog that confirms it opens at once. */
  const choose = (next: ProblemChoice) => {
    setChoice(next);
    setAsks(!isOneOf(written, next));
  };
  const writes = choice !== null && isOneOf(written, choice);
  const noteBox = (
    <NoteBox
      label={t('problems.answer.note')}
      required={choice === 'talk'}
      rows={3}
      maxLength={problemTextMax}
      error={of('note')}
      value={note}
      onText={setNote}
    />
  );
  return (
    <Section>
      <Grid as="form" gap={16} noValidate onSubmit={ask}>
        <Choices problem={problem} chosen={choice} onChoose={choose} />
        {writes ? <Written choice={choice} note={noteBox} pictures={pictures} error={of('fileIds')} /> : null}
        {answer.failure && !of('note') && !of('fileIds') ? <Refused failure={answer.failure} /> : null}
        {writes ? (
          <Button type="submit" full busy={answer.busy} disabled={pictures.busy}>
            {t('problems.answer.send')}
          </Button>
        ) : null}
      </Grid>
      {asks && choice ? (
        <Confirm
          problem={problem}
          note={writes ? null : noteBox}
          invoice={feeMinor > 0 ? invoice : null}
          choice={choice}
          feeMinor={feeMinor}
          busy={answer.busy}
          onConfirm={() => void send()}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Section>
  );
}

interface WrittenProps {
  readonly choice: ProblemChoice;
  readonly note: ReactNode;
  readonly pictures: Uploads;
  readonly error: string | undefined;
}

/** Words and pictures of an answer that needs them. */
function Written({ choice, note, pictures, error }: WrittenProps) {
  return (
    <>
      {note}
      <FileDrop
        {...fileDropTexts('problems.answer.pictures')}
        required={choice === 'proof'}
        max={problemPicturesMax}
        {...pictures.drop}
        error={error}
      />
    </>
  );
}

/** The reason of a refusal. If money is missing, with a link to top up. */
function Refused({ failure }: { failure: CallFailure }) {
  return (
    <Banner
      tone="danger"
      title={failure.message}
      action={
        failure.error === 'wallet.insufficient' ? (
          <TopUpLink missingMinor={Number(failure.params.missingMinor ?? 0)} />
        ) : null
      }
    />
  );
}

interface ConfirmProps {
  readonly problem: Problem;
  readonly note: ReactNode;
  /** The member's setting for e-invoices. */
  readonly invoice: ReactNode;
  readonly choice: ProblemChoice;
  readonly feeMinor: number;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names the parcel, what is done with it and what that costs. */
function Confirm({ problem, note, invoice, choice, feeMinor, busy, onConfirm, onClose }: ConfirmProps) {
  const number = problem.parcel.courierNumber;
  const money = useMoneyText();
  const { order, withoutMinor } = problem;
  return (
    <ConfirmDialog
      opened
      danger={choice === 'destroy'}
      title={t('problems.answer.confirm', { number, choice: t(`problems.choice.${choice}`) })}
      confirmLabel={t('problems.answer.send')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`problems.answer.confirm.${choice}`)}</p>
      {choice === 'without' && order && withoutMinor !== null ? (
        <p>
          {t('problems.answer.confirm.total', {
            number: order.number,
            before: money(order.totalMinor),
            after: money(withoutMinor),
          })}
        </p>
      ) : null}
      {choice === 'address' && order ? (
        <p>
          <Link to="/myOrder/$id/change" params={{ id: order.id }}>
            {t('problems.changeAddress')}
          </Link>
        </p>
      ) : null}
      {feeMinor > 0 ? (
        <p>
          {t('problems.answer.confirm.fee')} <Money minor={feeMinor} emphasis />
        </p>
      ) : null}
      {invoice}
      {note}
    </ConfirmDialog>
  );
}

interface ChoicesProps {
  readonly problem: Problem;
  readonly chosen: ProblemChoice | null;
  readonly onChoose: (choice: ProblemChoice) => void;
}

/** Each answer is a button with its price. */
function Choices({ problem, chosen, onChoose }: ChoicesProps) {
  return (
    <Grid as="fieldset" gap={8}>
      <Legend>{t('problems.answer.title')}</Legend>
      {problem.choices.map(({ choice, feeMinor }, at) => (
        <Button
          key={choice}
          full
          look={at === 0 || choice === chosen ? 'soft' : 'outline'}
          aria-pressed={isOneOf(written, choice) ? choice === chosen : undefined}
          onClick={() => onChoose(choice)}
        >
          {t(`problems.choice.${choice}`)}
          <Price choice={choice} feeMinor={feeMinor} withoutMinor={problem.withoutMinor} />
        </Button>
      ))}
    </Grid>
  );
}

interface PriceProps {
  readonly choice: ProblemChoice;
  readonly feeMinor: number;
  readonly withoutMinor: number | null;
}

function Price({ choice, feeMinor, withoutMinor }: PriceProps) {
  if (choice === 'without' && withoutMinor !== null)
    return (
      <Text size={13}>
        {' · '}
        {t('problems.without.total')} <Money minor={withoutMinor} />
      </Text>
    );
  return feeMinor > 0 ? (
    <Text size={13}>
      {' · '}
      <Money minor={feeMinor} />
    </Text>
  ) : null;
}
