import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { maxPastedParcels, parsePastedParcels } from '@crossdock/domain/parcels/pastedParcels.ts';
import { maxPastedCharacters } from '@crossdock/domain/parcels/pastedText.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useDraft } from '@crossdock/web/useDraft.ts';
import { type BaseSyntheticEvent, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { placeFieldFailures, useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { deleteUnsentCall, storeUnsentCall } from '../shell/storeUnsentCall.ts';
import {
  type DeclarationsByNumber,
  emptyDeclaredTexts,
  type ForecastInput,
  type GoodsOfOneParcel,
  splitIntoBatches,
} from './forecastBatches.ts';
import { type LastGoods, readLastGoods, storeLastGoods } from './lastGoods.ts';
import {
  guessDeclaration,
  invalidNumbers,
  isGuessComplete,
  removeParcelsFromText,
  withGuessedDeclarations,
} from './pastedForecast.ts';
import type { ForecastFormProps } from './sentForecast.ts';
import { type UnansweredBatch, useForecastBatches } from './useForecastBatches.ts';
import { useForecastReading } from './useForecastReading.ts';
import { useGuessedFields } from './useGuessedFields.ts';
import { useInsertSharedText } from './useInsertSharedText.ts';

async function boxSchema() {
  const [{ forecastInput }, { text }] = await Promise.all([
    import('@crossdock/contract/parcels/calls.ts'),
    import('@crossdock/contract/wire/values.ts'),
  ]);
  // The box accepts more text than one call does; the text is split into calls afterwards.
  return forecastInput.extend({ courierNumber: text(maxPastedCharacters) });
}

/**
 * The state of the forecast form: what was read from the box, the declaration, the parcels whose declarations differ,
 * and the sending in batches. The numbers of sent parcels are removed from the box at once.
 */
export function useForecastForm({ rules, numbers, shared, unsent, onKept, onSent }: ForecastFormProps) {
  const [last] = useState(() => (unsent ? {} : readLastGoods()));
  const { form, draft } = useCallForm('forecastParcels', {
    schema: boxSchema,
    defaults: { goodsCount: 1, ...last, ...emptyDeclaredTexts, courierNumber: numbers, ...unsent?.input },
    draft: unsent ? undefined : 'parcels',
  });
  const own = useOwnGoods(unsent);
  const voucher = useUploads('upload', { type: 'voucher' });
  const [failure, setFailure] = useState<string | null>(unsent?.refusal?.message ?? null);
  useRefusal(form, unsent);
  const isShared = useInsertSharedText(form, shared);
  const setText = (text: string, shouldValidate = false) => {
    form.setValue('courierNumber', text, { shouldValidate });
    draft.keep(form.getValues());
  };
  const sending = useForecastBatches((gone) =>
    setText(removeParcelsFromText(form.getValues('courierNumber'), gone, own.taken)),
  );
  const pasted = useWatch({ control: form.control, name: 'courierNumber' }) ?? '';
  const read = useForecastReading(pasted, own.taken, rules.batchMax);
  const { guesses, guessed, allKnown, count } = useGuesses(form, read, rules.currency, last, own.own);
  const declaredFor = (values: DeclarationsByNumber['shared']) =>
    withGuessedDeclarations(values, { guesses, own: own.own, count, voucher: voucher.pictures[0] ?? null });
  const sendValues = async (values: ForecastInput) => {
    const { courierNumber, ...typed } = values;
    const shared = { ...typed, proofFileId: voucher.fileIds[0] ?? typed.proofFileId };
    const reading = parsePastedParcels(courierNumber, own.taken);
    const good = reading.parcels.map(({ number }) => number);
    const stop = stopOf(good.length, voucher.files);
    setFailure(stop);
    if (stop !== null) return;
    const declared = declaredFor(good.length === 1 ? shared : { ...shared, courier: undefined });
    const failed = await sending.send(splitIntoBatches(good, declared, rules.batchMax));
    if (failed && (await storeUnsentCall(failed, entriesOf(sending.rest), unsent?.id))) {
      draft.drop();
      own.drop();
      return onKept();
    }
    if (failed) {
      placeFieldFailures(form, sharedFields(failed));
      const left = parsePastedParcels(form.getValues('courierNumber'), own.taken).parcels.length;
      setFailure(sentence(failed, sending.answer.list.length, left));
      return;
    }
    storeLastGoods(allKnown ? (declared.own[good.at(-1) ?? ''] ?? shared) : shared);
    draft.drop();
    own.drop();
    await deleteUnsentCall(unsent?.id);
    onSent({ declared, answer: sending.answer, wrong: invalidNumbers(reading) });
  };
  const checked = form.handleSubmit(sendValues);
  return {
    ...{ form, pasted, read, guesses, guessed, allKnown, voucher, failure, own, isShared },
    count,
    draft: { ...draft, restored: (draft.restored || own.restored) && !isShared },
    declared: declaredFor(form.getValues()),
    progress: sending.progress,
    remove: (number: string) =>
      setText(removeParcelsFromText(form.getValues('courierNumber'), [number], own.taken), true),
    send(event: BaseSyntheticEvent) {
      if (!allKnown) return checked(event);
      event.preventDefault();
      return sendValues(form.getValues());
    },
  };
}

/** Returns why these numbers cannot be sent; null if they can. */
function stopOf(count: number, files: ReturnType<typeof useUploads>['files']): string | null {
  if (count > maxPastedParcels) return t('parcels.forecast.tooMany', { max: maxPastedParcels });
  if (count === 0) return t('parcels.paste.none');
  return files.find(({ error }) => error !== null)?.error ?? null;
}

const entriesOf = (batches: readonly UnansweredBatch[]) =>
  batches.map(({ key, ...batch }) => ({ ...batch, id: key, call: 'forecastParcels' as const }));

/**
 * If the server refused the unsent forecast when it was sent later, shows the refusal's errors at the form's fields.
 */
function useRefusal(form: Parameters<typeof useGuessedFields>[0], unsent: ForecastFormProps['unsent']): void {
  useEffect(() => {
    const fields = Object.entries(unsent?.refusal?.fields ?? {});
    placeFieldFailures(
      form,
      Object.fromEntries(
        fields.map(([field, message]) => [field, { error: 'refused', message, params: {} }]),
      ),
    );
  }, [form, unsent]);
}

/** The guesses from the text: a single parcel fills the form, several have a guess each. */
function useGuesses(
  form: Parameters<typeof useGuessedFields>[0],
  { reading, types }: ReturnType<typeof useForecastReading>,
  currency: string,
  last: LastGoods,
  own: DeclarationsByNumber['own'],
) {
  const { parcels, goods } = reading;
  const ofOne = parcels.length > 1 ? undefined : (parcels[0]?.goods ?? goods);
  const guessed = useGuessedFields(form, ofOne ? guessDeclaration(ofOne, types, currency) : null, last);
  const guesses = new Map(
    parcels
      .filter((parcel) => Object.keys(parcel.goods).length > 0)
      .map((parcel) => [parcel.number, guessDeclaration(parcel.goods, types, currency)]),
  );
  const isKnown = (number: string) => {
    const guess = guesses.get(number);
    return number in own || (parcels.length > 1 && guess !== undefined && isGuessComplete(guess));
  };
  /** Every parcel has its own contents, so the common fields are not needed. */
  const allKnown = parcels.length > 0 && parcels.every(({ number }) => isKnown(number));
  return { guesses, guessed, allKnown, count: parcels.length };
}

/**
 * The member's input for single parcels, and the numbers that they marked as courier numbers. Both survive a reload.
 */
function useOwnGoods(unsent: ForecastFormProps['unsent']) {
  const [own, setOwn] = useState<DeclarationsByNumber['own']>({});
  const [taken, setTaken] = useState<readonly string[]>(unsent?.input.courierNumber.split('\n') ?? []);
  const ownDraft = useDraft(unsent ? undefined : 'parcels.own', (kept) =>
    setOwn(kept as DeclarationsByNumber['own']),
  );
  const takenDraft = useDraft(
    unsent ? undefined : 'parcels.taken',
    (kept) => Array.isArray(kept) && setTaken(kept),
  );
  return {
    own,
    taken,
    restored: ownDraft.restored || takenDraft.restored,
    drop() {
      ownDraft.drop();
      takenDraft.drop();
    },
    take(number: string) {
      const next = [...taken, number];
      setTaken(next);
      takenDraft.keep(next);
    },
    change(number: string, goods: GoodsOfOneParcel | null) {
      const { [number]: _before, ...others } = own;
      const next = goods ? { ...others, [number]: goods } : others;
      setOwn(next);
      ownDraft.keep(withoutVouchers(next));
    },
  };
}

/** Removes the pictures when the draft is stored, because uploads without a parcel do not outlive the form. */
function withoutVouchers(own: DeclarationsByNumber['own']): DeclarationsByNumber['own'] {
  return Object.fromEntries(
    Object.entries(own).map(([number, goods]) => [number, { ...goods, voucher: null }]),
  );
}

/** Errors of the declaration are shown at their fields. Errors of one batch's numbers are not. */
function sharedFields({ fields }: CallFailure): CallFailure['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'courierNumber'));
}

/** One sentence that says what failed and how many numbers remain to be sent. */
function sentence(failed: CallFailure, done: number, left: number): string {
  return done === 0 ? failed.message : t('parcels.forecast.stopped', { message: failed.message, done, left });
}
