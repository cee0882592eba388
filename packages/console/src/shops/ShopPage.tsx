import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { AmountField, ChoiceField, CountField, TextField } from '@crossdock/ui/fields.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Checkbox } from '@mantine/core';
import { type Control, type UseFormRegister, useController } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import { ContactSection } from './ContactSection.tsx';
import { IconSection } from './IconSection.tsx';
import { MessengerSection } from './MessengerSection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import classes from './Shop.module.css';
import { SmsSection } from './SmsSection.tsx';
import { TextsSection } from './TextsSection.tsx';

type Settings = Output<'getShopSettings'>;
type Input = Output<'saveShopSettings'>;

const themes = ['default', 'lightYellow', 'rabbitRed', 'lightPink', 'blackWhite', 'pinkLightGreen'] as const;
const rules = [
  'addressAudit',
  'orderBeforeAudit',
  'picturesNeeded',
  'claimNeedsProof',
  'payBeforePacking',
  'memberMaySign',
  'captchaAlways',
] as const;
const supportTypes = [1, 2, 3, 4, 5, 8] as const;

/** The shop's face and rules: what an owner sets without a programmer. */
export function ShopPage() {
  const query = useCall('getShopSettings', {}, { topics: ['shop'] });
  const mayWrite = useStaff().may('shop.write');
  return (
    <Page title={t('shell.nav.settings')} intro={t('shops.intro')}>
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={5} heightPx={140} label={t('shell.loading')} />}
      >
        {(settings) => (
          <>
            <Section title={t('shops.about')}>
              <Facts
                facts={[
                  [t('shops.code'), settings.code],
                  [t('shops.hosts'), settings.hosts.join(', ')],
                  [t('shops.currency'), settings.currency],
                  [t('shops.timeZone'), settings.timeZone],
                ]}
              />
            </Section>
            <IconSection icon={settings.icon} />
            <SettingsForm settings={settings} />
            <MessengerSection />
            {mayWrite ? <SmsSection /> : null}
            <ContactSection />
            <NoticeSection />
            <TextsSection />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const {
    code: _code,
    currency: _currency,
    timeZone: _zone,
    hosts: _hosts,
    icon: _icon,
    ...defaults
  } = settings;
  const mayWrite = useStaff().may('shop.write');
  const { form, send, busy, failure } = useCallForm('saveShopSettings', {
    schema: () => import('@crossdock/contract/shopDesk.ts').then((m) => m.shopSettingsInput),
    defaults,
    refreshes: ['getShopSettings'],
    onDone: () => showMessage('success', t('shops.saved')),
  });
  const { control, register } = form;
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <fieldset className={classes.fields} disabled={!mayWrite}>
        <FaceSection control={control} currency={settings.currency} />
        <Section title={t('shops.rules')}>
          <div className={classes.checks}>
            {rules.map((rule) => (
              <Checkbox
                key={rule}
                label={t(`shops.rule.${rule}`)}
                description={t(`shops.rule.${rule}.hint`)}
                {...register(rule)}
              />
            ))}
          </div>
        </Section>
        <LimitsSection control={control} currency={settings.currency} />
        <SupportSection control={control} register={register} type={form.watch('support.type')} />
        {failure ? <Banner tone="danger" title={failure.message} /> : null}
        {mayWrite ? (
          <div className={classes.buttons}>
            <Button type="submit" busy={busy}>
              {t('shell.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}

interface Part {
  readonly control: Control<Input>;
  readonly currency: string;
}

function FaceSection({ control }: Part) {
  return (
    <Section title={t('shops.face')}>
      <div className={classes.grid}>
        <TextField control={control} name="name" label={t('shops.name')} required />
        <ChoiceField
          control={control}
          name="theme"
          label={t('shops.theme')}
          data={themes.map((value) => ({ value, label: t(`shops.theme.${value}`) }))}
        />
        <ChoiceField
          control={control}
          name="defaultLang"
          label={t('shops.language')}
          data={(['tw', 'zh', 'en'] as const).map((value) => ({
            value,
            label: t(`shops.language.${value}`),
          }))}
        />
        <ChoiceField
          control={control}
          name="mergeBy"
          label={t('shops.mergeBy')}
          data={(['type', 'class'] as const).map((value) => ({ value, label: t(`shops.mergeBy.${value}`) }))}
        />
        <NumberChoice
          control={control}
          name="verificationType"
          label={t('shops.verification')}
          data={[
            [0, t('shops.verification.0')],
            [1, t('shops.verification.1')],
          ]}
        />
      </div>
    </Section>
  );
}

function LimitsSection({ control, currency }: Part) {
  return (
    <Section title={t('shops.limits')}>
      <div className={classes.grid}>
        <CountField control={control} name="batchMax" label={t('shops.batchMax')} required />
        <AmountField
          control={control}
          name="maxDeclaredValueMinor"
          currency={currency}
          label={t('shops.maxDeclared')}
          required
        />
        <CountField
          control={control}
          name="volumeDivisorCm3PerKg"
          label={t('shops.volumeDivisor')}
          description={t('shops.volumeDivisor.hint')}
          required
        />
        <CountField control={control} name="resendSeconds" label={t('shops.resendSeconds')} required />
        <CountField control={control} name="paymentTimeoutHours" label={t('shops.paymentTimeout')} required />
        <AmountField
          control={control}
          name="rechargeMinMinor"
          currency={currency}
          label={t('shops.rechargeMin')}
          required
        />
        <AmountField
          control={control}
          name="rechargeMaxMinor"
          currency={currency}
          label={t('shops.rechargeMax')}
          required
        />
      </div>
      <WordsField control={control} />
    </Section>
  );
}

/** One word a line; the form keeps the list. */
function WordsField({ control }: { control: Control<Input> }) {
  const { field, fieldState } = useController({ control, name: 'sensitiveWords' });
  return (
    <NoteBox
      label={t('shops.sensitiveWords')}
      description={t('shops.sensitiveWords.hint')}
      rows={5}
      value={field.value.join('\n')}
      onChange={(event) => field.onChange(event.target.value.split('\n'))}
      onBlur={() => field.onChange(field.value.map((word) => word.trim()).filter((word) => word !== ''))}
      error={fieldState.error?.message}
    />
  );
}

/** A choice whose values are numbers on the wire. */
function NumberChoice({ control, name, label, data }: NumberChoiceProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ChoiceBox
      label={label}
      data={data.map(([value, text]) => ({ value: String(value), label: text }))}
      value={String(field.value)}
      onChange={(event) => field.onChange(Number(event.target.value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}

interface NumberChoiceProps {
  readonly control: Control<Input>;
  readonly name: 'support.type' | 'verificationType';
  readonly label: string;
  readonly data: readonly (readonly [number, string])[];
}

const paramsHints: Readonly<Record<(typeof supportTypes)[number], TextKey>> = {
  1: 'shops.support.none',
  2: 'shops.support.address',
  3: 'shops.support.phone',
  4: 'shops.support.none',
  5: 'shops.support.address',
  8: 'shops.support.address',
};

function SupportSection({
  control,
  register,
  type,
}: {
  control: Control<Input>;
  register: UseFormRegister<Input>;
  type: Input['support']['type'];
}) {
  return (
    <Section title={t('shops.support')}>
      <div className={classes.checks}>
        <Checkbox label={t('shops.support.visible')} {...register('support.visible')} />
      </div>
      <div className={classes.grid}>
        <NumberChoice
          control={control}
          name="support.type"
          label={t('shops.support.type')}
          data={supportTypes.map((value) => [value, t(`shops.support.type.${value}`)] as const)}
        />
        <TextField
          control={control}
          name="support.params"
          label={t('shops.support.params')}
          description={t(paramsHints[type])}
        />
      </div>
    </Section>
  );
}
