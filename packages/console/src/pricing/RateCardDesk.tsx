import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { TextField } from '@crossdock/ui/fields.tsx';
import { Row, Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { useLeaveGuard } from '../shell/unsaved.ts';
import { CardPreview } from './CardPreview.tsx';
import classes from './card.module.css';
import { CopyRateCardButton, RemoveDraftButton, RetireRateCardButton } from './cardActions.tsx';
import { DateField } from './DateField.tsx';
import { FeeFields, TaxFields } from './FeeFields.tsx';
import { FreightFields, WeightFields } from './FreightFields.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { CardContext } from './previewLane.ts';
import { LimitFields, SurchargeFields } from './SurchargeFields.tsx';
import { TypedPricesPart } from './TypedPrices.tsx';

type RateCard = Output<'getRateCard'>;

/** The form, the live preview beside it, and the actions on the card. */
export function RateCardDesk(props: { card: RateCard; place: CardContext; mayWrite: boolean }) {
  const { card, place, mayWrite } = props;
  const editable = mayWrite && card.state === 'draft';
  const [publishing, setPublishing] = useState(false);
  const { form, send, busy, failure } = useCallForm('editRateCard', {
    schema: () => import('@crossdock/contract/pricing/desk.ts').then((m) => m.editRateCardInput),
    defaults: valuesOf(card),
    refreshes: ['getRateCard', 'listRateCards', 'previewRateCard'],
    onDone: (saved) => {
      form.reset(valuesOf(saved));
      showMessage('success', t('pricing.saved'));
    },
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const preview = useCall('previewRateCard', { id: card.id });
  const currentId = preview.data?.current?.id;
  const current = useCall('getRateCard', { id: currentId ?? card.id }, { enabled: currentId !== undefined });
  return (
    <form className={classes.desk} noValidate onSubmit={send}>
      <Stack as="fieldset" gap={16} minWidth={0} disabled={!editable}>
        <Section title={t('pricing.card.period')}>
          <div className={classes.fields}>
            <TextField control={form.control} name="name" label={t('pricing.name')} />
            <DateField control={form.control} name="validFrom" label={t('pricing.card.from')} />
            <DateField control={form.control} name="validTo" label={t('pricing.card.to')} />
          </div>
          <p className={classes.hint}>{t('pricing.card.period.hint')}</p>
        </Section>
        {editable ? <TypedPricesPart form={form} zone={place.zone} /> : null}
        <FormProvider {...form}>
          <WeightFields form={form} />
          <FreightFields form={form} />
          <LimitFields />
          <SurchargeFields form={form} />
          <FeeFields />
          <TaxFields />
        </FormProvider>
      </Stack>
      <div className={classes.preview}>
        {failure ? <Banner tone="danger" title={failure.message} /> : null}
        {mayWrite ? (
          <CardActions card={card} dirty={isDirty} busy={busy} onPublish={() => setPublishing(true)} />
        ) : null}
        <CardPreview
          control={form.control}
          place={place}
          current={card.state === 'draft' && currentId !== undefined ? current.data?.card : undefined}
        />
      </div>
      {publishing ? (
        <PublishDialog
          card={card}
          gapFrom={preview.data?.gapFrom ?? null}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </form>
  );
}

/** The actions on the card now: only saved drafts can be published, and published cards can be copied. */
function CardActions(props: { card: RateCard; dirty: boolean; busy: boolean; onPublish: () => void }) {
  const { card, dirty, busy, onPublish } = props;
  if (card.state !== 'draft')
    return (
      <Row gap={8} wrap align="center">
        <CopyRateCardButton card={card} />
        {card.state === 'published' ? <RetireRateCardButton card={card} /> : null}
      </Row>
    );
  return (
    <Row gap={8} wrap align="center">
      <Button type="submit" look="soft" icon={IconDeviceFloppy} busy={busy} disabled={!dirty}>
        {t('pricing.card.save')}
      </Button>
      <Button icon={IconSend} disabled={dirty} onClick={onPublish}>
        {t('pricing.card.publish')}
      </Button>
      <RemoveDraftButton card={card} />
    </Row>
  );
}

function valuesOf({ id, version, name, validFrom, validTo, card }: RateCard) {
  return { id, version, name, validFrom, validTo, card };
}
