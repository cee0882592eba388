import { maxPastedCharacters } from '@crossdock/domain/parcels/pastedText.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteField } from '@crossdock/ui/fields.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { t } from '../shell/i18n.ts';
import { CourierField } from './CourierField.tsx';
import classes from './Forecast.module.css';
import { GoodsFields } from './GoodsFields.tsx';
import { ParcelDeclarationDialog } from './ParcelDeclarationDialog.tsx';
import { PastedParcels } from './PastedParcels.tsx';
import { invalidNumbers } from './pastedForecast.ts';
import type { ForecastFormProps } from './sentForecast.ts';
import type { BatchProgress } from './useForecastBatches.ts';
import { useForecastForm } from './useForecastForm.ts';
import { VoucherField } from './VoucherField.tsx';

export function ForecastForm(props: ForecastFormProps) {
  const { rules, types } = props;
  const state = useForecastForm(props);
  const { form, draft, read, guessed, allKnown, count, voucher, declared, own } = state;
  const [changing, setChanging] = useState<string | null>(null);
  const invalid = invalidNumbers(read.reading).length;
  return (
    <Stack as="form" onSubmit={state.send} noValidate gap={16}>
      {props.unsent ? <Banner tone="info">{t('unsent.editing')}</Banner> : null}
      <DraftNotice draft={draft} />
      {state.isShared ? <Banner tone="info">{t('parcels.paste.shared')}</Banner> : null}
      <Section>
        <NumbersPart state={state} types={types} batchMax={rules.batchMax} onChange={setChanging} />
      </Section>
      <Section title={t('parcels.forecast.goods')}>
        <Stack gap={16}>
          {count > 1 || allKnown ? <Muted as="p">{appliesTo(allKnown, state.guesses.size > 0)}</Muted> : null}
          {allKnown ? null : (
            <FormProvider {...form}>
              <GoodsFields rules={rules} types={types} guessed={guessed} />
            </FormProvider>
          )}
          <VoucherField upload={voucher} label={t('parcels.voucher.optional')} hint={voucherHint(count)} />
        </Stack>
      </Section>
      {state.failure ? <Banner tone="danger">{state.failure}</Banner> : null}
      <SendBar count={count} wrong={invalid} progress={state.progress} ready={!voucher.busy} />
      {changing ? (
        <ParcelDeclarationDialog
          number={changing}
          goods={declared.own[changing] ?? { ...form.getValues(), voucher: voucher.pictures[0] ?? null }}
          differs={changing in own.own}
          rules={rules}
          types={types}
          onKeep={(goods) => own.change(changing, goods)}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </Stack>
  );
}

const appliesTo = (allKnown: boolean, isGuessed: boolean) => {
  if (allKnown) return t('parcels.paste.allKnown');
  return isGuessed ? t('parcels.paste.restBelow') : t('parcels.forecast.goods.shared');
};

/** The box for the numbers, and below it the parcels that were read from its text. */
function NumbersPart(props: {
  state: ReturnType<typeof useForecastForm>;
  types: ForecastFormProps['types'];
  batchMax: number;
  onChange: (number: string) => void;
}) {
  const { form, pasted, read, guesses, allKnown, count, voucher, own, remove } = props.state;
  return (
    <Stack gap={16}>
      <NoteField
        control={form.control}
        name="courierNumber"
        required
        rows={3}
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxPastedCharacters}
        label={t('parcels.forecast.numbers')}
        description={t('parcels.paste.hint')}
        placeholder={t('parcels.forecast.numbers.placeholder')}
      />
      {pasted.trim() === '' ? null : (
        <PastedParcels
          reading={read.reading}
          known={read.known}
          guesses={guesses}
          own={own.own}
          typeName={(code) => props.types.find((type) => type.code === code)?.name ?? ''}
          batchMax={props.batchMax}
          // The contents of single parcels cannot be changed while the shared voucher is being uploaded.
          onChangeGoods={(count > 1 || allKnown) && !voucher.busy ? props.onChange : undefined}
          onRemove={remove}
          onTake={own.take}
        />
      )}
      {count === 1 ? <CourierField control={form.control} name="courier" /> : null}
    </Stack>
  );
}

const voucherHint = (count: number) =>
  t(count > 1 ? 'parcels.forecast.voucher.shared' : 'parcels.forecast.voucher.hint');

/** Counts only the numbers that can be sent. The progress of a long sending is shown beside the button. */
function SendBar(props: { count: number; wrong: number; progress: BatchProgress | null; ready: boolean }) {
  const { count, wrong, progress, ready } = props;
  return (
    <StickyAction
      summary={
        progress ? (
          <label className={classes.progress}>
            {t('parcels.forecast.progress', { done: progress.done, all: progress.all })}
            <progress value={progress.done} max={progress.all} />
          </label>
        ) : wrong > 0 ? (
          t('parcels.forecast.wrong', { n: wrong })
        ) : null
      }
    >
      <Button type="submit" busy={progress !== null} disabled={!ready || (count === 0 && wrong > 0)} full>
        {count > 1 ? t('parcels.forecast.sendMany', { n: count }) : t('parcels.forecast.send')}
      </Button>
    </StickyAction>
  );
}
