import type { Output } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import {
  type ProblemChoice,
  problemPicturesMax,
  problemTextMax,
} from '@crossdock/domain/parcels/problems.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { ChoiceCard } from '@crossdock/ui/ChoiceCard.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type Problem = Output<'getProblem'>;

/** Answers that need words or pictures. */
const written: readonly ProblemChoice[] = ['talk', 'proof'];

/** The choices for a problem as buttons, each with its price. A choice must be confirmed before it is sent. */
export function AnswerForm({ problem, invoice }: { problem: Problem; invoice: ReactNode }) {
  const pictures = useUploads('upload', { type: 'problem' });
  const [choice, setChoice] = useState<ProblemChoice | null>(null);
  const [note, setNote] = useState('');
  const [asks, setAsks] = useState(false);
  const [unchosen, setUnchosen] = useState(false);
  const answer = useSubmit('answerProblem', {
    quiet: true,
    refreshes: ['getProblem', 'queryProblems', 'getWallet', 'getParcel', 'getOrder'],
    onDone: () => showMessage('success', t('problems.answered')),
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
    setUnchosen(choice === null);
    setAsks(choice !== null);
  };
  /** Without words or pictures to add, the button itself asks for confirmation. */
  const choose = (next: ProblemChoice) => {
    setChoice(next);
    setAsks(!isOneOf(written, next));
  };
  const writes = choice !== null && isOneOf(written, choice);
  return (
    <Section>
      <Grid as="form" gap={16} noValidate onSubmit={ask}>
        <Choices problem={problem} chosen={choice} onChoose={choose} />
        {unchosen && choice === null ? <Banner tone="danger">{t('problems.answer.choose')}</Banner> : null}
        {writes ? (
          <>
            <NoteBox
              label={t('problems.answer.note')}
              required={choice === 'talk'}
              rows={3}
              maxLength={problemTextMax}
              error={of('note')}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <FileDrop
              label={t('problems.answer.pictures')}
              hint={t('problems.answer.pictures.hint')}
              required={choice === 'proof'}
              buttonLabel={t('problems.answer.pictures.choose')}
              removeLabel={(name) => t('problems.answer.pictures.remove', { name })}
              max={problemPicturesMax}
              files={pictures.files}
              onPick={pictures.add}
              onRemove={pictures.remove}
              error={of('fileIds')}
            />
          </>
        ) : null}
        {feeMinor > 0 ? invoice : null}
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

/** The reason of a refusal. If money is missing, with a link to top up. */
function Refused({ failure }: { failure: CallFailure }) {
  return (
    <Banner
      tone="danger"
      title={failure.message}
      action={
        failure.error === 'wallet.insufficient' ? (
          <Link to="/recharge" className={buttonClass({ small: true })}>
            {t('problems.recharge')}
          </Link>
        ) : null
      }
    />
  );
}

interface ConfirmProps {
  readonly problem: Problem;
  readonly choice: ProblemChoice;
  readonly feeMinor: number;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Names the parcel, what is done with it and what that costs. */
function Confirm({ problem, choice, feeMinor, busy, onConfirm, onClose }: ConfirmProps) {
  const number = problem.parcel.courierNumber;
  const formatting = useFormatting();
  const { order, withoutMinor } = problem;
  const money = (minor: number) => formatMoney(minor, formatting.currency, formatting);
  return (
    <ConfirmDialog
      opened
      danger={choice === 'destroy'}
      title={t('problems.answer.confirm', { number, choice: t(`problems.choice.${choice}`) })}
      confirmLabel={t('problems.answer.send')}
      cancelLabel={t('shell.cancel')}
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
    </ConfirmDialog>
  );
}

interface ChoicesProps {
  readonly problem: Problem;
  readonly chosen: ProblemChoice | null;
  readonly onChoose: (choice: ProblemChoice) => void;
}

function Choices({ problem, chosen, onChoose }: ChoicesProps) {
  return (
    <Grid as="fieldset" gap={8}>
      <Text as="legend" below={8} strong>
        {t('problems.answer.title')}
      </Text>
      {problem.choices.map(({ choice, feeMinor }) => (
        <ChoiceCard key={choice} name="choice" checked={choice === chosen} onChange={() => onChoose(choice)}>
          <span>{t(`problems.choice.${choice}`)}</span>
          <span>
            {choice === 'without' && problem.withoutMinor !== null ? (
              <>
                {t('problems.without.total')} <Money minor={problem.withoutMinor} />
              </>
            ) : feeMinor > 0 ? (
              <Money minor={feeMinor} />
            ) : null}
          </span>
        </ChoiceCard>
      ))}
    </Grid>
  );
}
