import type { DeclarationInput } from '@crossdock/contract/parcels/declaration.ts';
import { type DeclaredTextField, declaredTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { sensitiveWordIn } from '@crossdock/domain/parcels/declaration.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { AmountField, CountField, NoteField, TextField } from '@crossdock/ui/fields.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { DetailsSummary, Row, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { t } from '../shell/i18n.ts';
import { joinList } from '../shell/joinList.ts';
import { GoodsChips, type GoodsTypeChoice } from './GoodsChips.tsx';
import classes from './GoodsFields.module.css';
import { GuessMark } from './GuessMark.tsx';
import type { GuessedFact, GuessSource } from './pastedForecast.ts';

interface GoodsFieldsProps {
  readonly rules: Output<'getForecastRules'>;
  readonly types: readonly GoodsTypeChoice[];
  /** The guessed fields, each with the source of its guess. */
  readonly guessed?: Partial<Record<GuessedFact, GuessSource>>;
}

/** The fields of a declaration, in any form; the shop's rules are explained while the member types. */
export function GoodsFields({ rules, types, guessed = {} }: GoodsFieldsProps) {
  const mark = (fact: GuessedFact) => (guessed[fact] ? <GuessMark source={guessed[fact]} /> : undefined);
  const { control } = useFormContext<DeclarationInput>();
  const formatting = useFormatting();
  const { field, fieldState } = useController({ control, name: 'goodsType' });
  const { errors } = useFormState({ control });
  const [name = '', value] = useWatch({ control, name: ['goodsName', 'declaredValueMinor'] });
  const word = errors.goodsName ? undefined : sensitiveWordIn(name, rules.sensitiveWords);
  const tooDear = !errors.declaredValueMinor && value > rules.maxDeclaredValueMinor;
  const chosen = types.find(({ code }) => code === field.value);
  const max = formatMoney(rules.maxDeclaredValueMinor, rules.currency, formatting);
  return (
    <>
      <GoodsChips
        label={t('parcels.forecast.goodsType')}
        types={types}
        value={field.value}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
      {guessed.goodsType ? <Row>{mark('goodsType')}</Row> : null}
      {chosen ? <ClassNote type={chosen} /> : null}
      <Split phone="1fr 1fr" columns="2fr 1fr 1.2fr" gap={12} align="start">
        <div className={classes.name}>
          <TextField
            control={control}
            name="goodsName"
            required
            maxLength={rules.goodsNameMax}
            label={t('parcels.forecast.goodsName')}
            placeholder={t('parcels.forecast.goodsName.placeholder')}
            description={mark('goodsName')}
          />
          {word ? (
            <p className={classes.word} role="alert">
              {t('parcels.forecast.sensitive', { word })}
            </p>
          ) : null}
        </div>
        <CountField
          control={control}
          name="goodsCount"
          required
          label={t('parcels.forecast.goodsCount')}
          description={mark('goodsCount')}
        />
        <AmountField
          control={control}
          name="declaredValueMinor"
          required
          currency={rules.currency}
          label={t('parcels.value')}
          description={mark('declaredValueMinor')}
        />
      </Split>
      <p className={tooDear ? classes.word : classes.hint} role={tooDear ? 'alert' : undefined}>
        {t('parcels.forecast.value.cap', { max })}
      </p>
      <details>
        <DetailsSummary>{t('parcels.forecast.more')}</DetailsSummary>
        <Stack gap={12}>
          {keysOf(declaredTextFields).map((word) => (
            <WordField key={word} word={word} />
          ))}
        </Stack>
      </details>
    </>
  );
}

function WordField({ word }: { word: DeclaredTextField }) {
  const { control } = useFormContext<DeclarationInput>();
  const { kind, max } = declaredTextFields[word];
  const shared = { control, name: word, label: t(`parcels.said.${word}`), maxLength: max };
  if (kind === 'lines') return <NoteField {...shared} rows={2} />;
  return <TextField {...shared} inputMode={kind === 'link' ? 'url' : 'text'} />;
}

/** Explains what the goods' class means for shipping, before the member sends anything. */
function ClassNote({ type }: { type: GoodsTypeChoice }) {
  const { locale } = useFormatting();
  if (type.goodsClass === 'general') return null;
  if (type.goodsClass === 'prohibited')
    return <Banner tone="danger">{t('parcels.forecast.prohibited', { type: type.name })}</Banner>;
  const said = { type: type.name, class: t(`parcels.class.${type.goodsClass}`) };
  const channels = joinList(
    type.channels.map(({ name }) => name),
    locale,
  );
  return (
    <Banner tone="warning">
      {channels
        ? t('parcels.forecast.channels', { ...said, channels })
        : t('parcels.forecast.noChannels', said)}
    </Banner>
  );
}
