import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useDraft } from '@crossdock/web/useDraft.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { placeFieldFailures, useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { batchesOf, type Declarations, noWords, numbersIn, type OwnGoods } from './forecastBatches.ts';
import { keepLastGoods, readLastGoods } from './lastGoods.ts';
import type { ForecastFormProps } from './sentForecast.ts';
import { useForecastBatches } from './useForecastBatches.ts';

/** The box accepts more than one call does; its text is split into calls afterwards. */
const mostInBox = 200_000;

async function boxSchema() {
  const [{ forecastInput }, { text }] = await Promise.all([
    import('@crossdock/contract/parcels/calls.ts'),
    import('@crossdock/contract/wire/values.ts'),
  ]);
  return forecastInput.extend({ courierNumber: text(mostInBox) });
}

/**
 * The state of the forecast form: the declaration, exceptions by number, and sending in batches. Sent numbers leave
 * the box at once.
 */
export function useForecastForm({ rules, numbers: start, onSent }: ForecastFormProps) {
  const { form, draft } = useCallForm('forecastParcels', {
    schema: boxSchema,
    defaults: { goodsCount: 1, ...readLastGoods(), ...noWords, courierNumber: start },
    draft: 'parcels',
  });
  const [own, setOwn] = useState<Declarations['own']>({});
  const ownDraft = useDraft('parcels.own', (kept) => setOwn(kept as Declarations['own']));
  const voucher = useUploads('upload', { type: 'voucher' });
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useForecastBatches((gone) => {
    const left = numbersLeft(form.getValues('courierNumber'), gone);
    form.setValue('courierNumber', left);
    draft.keep(form.getValues());
  });
  const pasted = useWatch({ control: form.control, name: 'courierNumber' }) ?? '';
  const numbers = numbersIn(pasted);
  const send = form.handleSubmit(async (values) => {
    const { courierNumber, ...typed } = values;
    const shared = { ...typed, proofFileId: voucher.fileIds[0] };
    const { good, wrong } = numbersIn(courierNumber);
    if (good.length === 0) return;
    const unsent = voucher.files.find(({ error }) => error !== null)?.error ?? null;
    setFailure(unsent);
    if (unsent !== null) return;
    const declared = { shared: good.length === 1 ? shared : { ...shared, courier: undefined }, own };
    const failed = await sending.send(batchesOf(good, declared, rules.batchMax));
    if (failed) {
      placeFieldFailures(form, sharedFields(failed));
      setFailure(sentence(failed, sending.answer.list.length, form.getValues('courierNumber')));
      return;
    }
    keepLastGoods(shared);
    draft.drop();
    ownDraft.drop();
    onSent({ declared, answer: sending.answer, wrong });
  });
  return {
    ...{ form, pasted, numbers, voucher, send, failure },
    draft: { ...draft, restored: draft.restored || ownDraft.restored },
    declared: { shared: form.getValues(), own } satisfies Declarations,
    progress: sending.progress,
    changeOwn(number: string, goods: OwnGoods | null) {
      const { [number]: _before, ...others } = own;
      const next = goods ? { ...others, [number]: goods } : others;
      setOwn(next);
      ownDraft.keep(withoutVouchers(next));
    },
  };
}

/** Removes the pictures when the draft is stored, because uploads without a parcel do not outlive the form. */
function withoutVouchers(own: Declarations['own']): Declarations['own'] {
  return Object.fromEntries(
    Object.entries(own).map(([number, goods]) => [number, { ...goods, voucher: null }]),
  );
}

function numbersLeft(text: string, gone: readonly string[]): string {
  const sent = new Set(gone);
  const { good, wrong } = numbersIn(text);
  return [...good, ...wrong].filter((number) => !sent.has(number)).join('\n');
}

/** Errors of the declaration are shown at their fields. Errors of one batch's numbers are not. */
function sharedFields({ fields }: CallFailure): CallFailure['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'courierNumber'));
}

/** One sentence that says what failed and how many numbers remain to be sent. */
function sentence(failed: CallFailure, done: number, box: string): string {
  const left = numbersIn(box).good.length;
  return done === 0 ? failed.message : t('parcels.forecast.stopped', { message: failed.message, done, left });
}
