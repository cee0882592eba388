import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import {
  blocksShipping,
  type ProblemDesk,
  type ProblemType,
  problemPicturesMax,
  problemTextMax,
  problemTypesAtDesk,
} from '@crossdock/domain/parcels/problems.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Row, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Legend } from '@crossdock/ui/Note.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { currentItemNumber } from '../shell/currentParcel.ts';
import { useReopenSignal } from '../shell/deskActionLog.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import {
  editReportSignal,
  isUnsavedParcel,
  pendingProblemReportStore,
} from '../shell/pendingProblemReports.ts';
import { useStaff } from '../shell/staff.ts';
import { useFunctionKey } from '../shell/useFunctionKey.ts';
import { useOpenedByUrl } from '../shell/useOpenedByUrl.ts';
import { ProblemParcelNumberBox } from './ProblemParcelNumberBox.tsx';

/** F9 on any screen registers a problem with the current parcel; then a digit chooses the type. */
export function RegisterProblemKey() {
  const may = useStaff().may('problem.write');
  const [number, setNumber] = useState<string | null>(null);
  useFunctionKey('F9', () => {
    if (may && !document.querySelector('dialog[open]')) setNumber(currentItemNumber());
  });
  useReopenSignal(editReportSignal, setNumber);
  return number === null ? null : <RegisterDialog number={number} onClose={() => setNumber(null)} />;
}

export function RegisterProblemButton() {
  const [opened, setOpened] = useOpenedByUrl();
  if (!useStaff().may('problem.write')) return null;
  return (
    <>
      <Button icon={IconAlertTriangle} onClick={() => setOpened(true)}>
        {t('problems.register')}
      </Button>
      {opened ? <RegisterDialog number="" onClose={() => setOpened(false)} /> : null}
    </>
  );
}

interface Said {
  readonly courierNumber: string;
  readonly type: ProblemType | null;
  readonly description: string;
  readonly byFirm: boolean;
  readonly blocks: boolean;
}

function useRegistering(number: string, onClose: () => void) {
  const [held] = useState(() => (number === '' ? undefined : pendingProblemReportStore.of(number)));
  const pictures = useUploads('uploadStaffFile', { purpose: 'problem' }, { kept: held?.pictures ?? [] });
  const form = usePlainForm<'registerProblem', Said>('registerProblem', {
    schema: () => import('@crossdock/contract/problems/desk.ts').then((all) => all.registerProblemInput),
    defaults: {
      ...{ type: null, description: '', byFirm: false, blocks: true },
      ...held?.input,
      courierNumber: number,
    },
    // If no type is chosen, the schema reports it.
    input: ({ type, ...said }) => ({
      ...said,
      type: type ?? ('' as ProblemType),
      fileIds: [...pictures.fileIds],
    }),
    takes: (input) => {
      if (!isUnsavedParcel(input.courierNumber)) return false;
      pendingProblemReportStore.hold({ key: newIdempotencyKey(), input, pictures: pictures.pictures });
      showMessage('success', t('problems.held'));
      onClose();
      return true;
    },
    refreshes: ['listProblems', 'listExceptions', 'getStaffParcel', 'queryAllParcels'],
    onDone: () => {
      if (held) pendingProblemReportStore.drop(held.key);
      showMessage('success', t('problems.registered'));
      onClose();
    },
  });
  return { form, pictures };
}
type Registering = ReturnType<typeof useRegistering>;

function RegisterDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const registering = useRegistering(number, onClose);
  const { form, pictures } = registering;
  return (
    <SendDialog
      {...form}
      title={t('problems.register')}
      wide
      onClose={onClose}
      disabled={pictures.busy}
      sendLabel={t('problems.register')}
    >
      <WhatIsWrong registering={registering} isKnown={number !== ''} />
      <FileDrop
        label={t('problems.pictures')}
        camera
        buttonLabel={t('problems.pictures.choose')}
        removeLabel={(name) => t('problems.pictures.remove', { name })}
        max={problemPicturesMax}
        {...pictures.drop}
        error={form.errors.fileIds}
      />
      {(['blocks', 'byFirm'] as const).map((flag) => (
        <Checkbox
          key={flag}
          label={t(`problems.register.${flag}`)}
          checked={form.values[flag]}
          onChange={(event) => form.set(flag, event.currentTarget.checked)}
        />
      ))}
    </SendDialog>
  );
}

/** The desk of the page: its dialog offers the problems that are found there. */
function deskOf(path: string): ProblemDesk | undefined {
  if (path.startsWith('/desk')) return 'receiving';
  if (path.startsWith('/packing')) return 'packing';
  return path.startsWith('/shipping') ? 'shipping' : undefined;
}

/** The problem type, by touch or digit, the parcel, and the description. */
function WhatIsWrong({ registering: { form }, isKnown }: { registering: Registering; isKnown: boolean }) {
  const words = useRef<HTMLTextAreaElement>(null);
  const { values, errors, set } = form;
  const desk = deskOf(useLocation().pathname);
  const choose = (type: ProblemType) => {
    set('type', type);
    set('blocks', blocksShipping(type));
    words.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const type = problemTypesAtDesk(desk)[event.key === '0' ? 9 : Number(event.key) - 1];
    // A digit chooses the type, unless it is typed into a field.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || !type)
      return;
    event.preventDefault();
    choose(type);
  };
  return (
    <Grid gap={16} onKeyDown={press}>
      <TypeChips chosen={values.type} error={errors.type} isFirst={isKnown} desk={desk} onChoose={choose} />
      <ProblemParcelNumberBox
        value={values.courierNumber}
        error={errors.courierNumber}
        onChange={(courierNumber) => set('courierNumber', courierNumber)}
      />
      <NoteBox
        ref={words}
        label={t('problems.description')}
        required
        rows={3}
        maxLength={problemTextMax}
        {...form.box('description')}
      />
    </Grid>
  );
}

interface TypeChipsProps {
  readonly chosen: ProblemType | null;
  readonly error: string | undefined;
  /** The first chip gets the focus when the dialog opens, so that digits work at once. */
  readonly isFirst: boolean;
  readonly desk: ProblemDesk | undefined;
  readonly onChoose: (type: ProblemType) => void;
}

function TypeChips({ chosen, error, isFirst, desk, onChoose }: TypeChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isFirst) row.current?.querySelector('button')?.focus();
  }, [isFirst]);
  return (
    <Row as="fieldset" ref={row} gap={8} wrap>
      <Legend size={14}>{t('problems.type')}</Legend>
      {problemTypesAtDesk(desk).map((type, at) => (
        <Chip key={type} chosen={type === chosen} onClick={() => onChoose(type)}>
          {at < 10 ? <kbd>{(at + 1) % 10}</kbd> : null} {t(`problems.type.${type}`)}
        </Chip>
      ))}
      {error ? (
        <Text as="p" ownLine tone="danger" size={14} role="alert">
          {error}
        </Text>
      ) : null}
    </Row>
  );
}
