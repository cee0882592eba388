import type { Output } from '@crossdock/contract/table.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { descriptionMax } from '@crossdock/domain/shops/listing.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Photo, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall, useSubmit } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { useUnsavedGuard } from '../shell/unsaved.ts';

type Listing = Output<'getListing'>;

/** Sets how the shop appears in search engines and messengers, and whether it may appear there. */
export const ListingSection = () => (
  <Loaded query={useCall('getListing', {}, { topics: ['shop'] })}>
    {({ card, cardIsOwn, ...listing }) => (
      <>
        <Section title={t('shops.listing')}>
          <ListingForm listing={listing} />
        </Section>
        <CardSection card={card} cardIsOwn={cardIsOwn} />
      </>
    )}
  </Loaded>
);

function ListingForm({ listing }: { listing: Omit<Listing, 'card' | 'cardIsOwn'> }) {
  const form = usePlainForm('saveListing', {
    schema: () => import('@crossdock/contract/shops/listing.ts').then((m) => m.listingInput),
    defaults: listing,
    input: (values) => values,
    done: t('shops.saved'),
    onDone: () => settled(),
  });
  const settled = useUnsavedGuard(form.values);
  const { descriptions } = form.values;
  return (
    <SettingsForm {...form}>
      <Checkbox {...labelAndHint('shops.listing.listed')} {...tickBoxPropsOf(form, 'listed')} />
      <Text as="p" tone="muted">
        {t('shops.listing.intro')}
      </Text>
      {langs.map((lang) => (
        <NoteBox
          key={lang}
          rows={2}
          maxLength={descriptionMax}
          label={t(`shops.listing.description.${lang}`)}
          value={descriptions[lang]}
          onChange={(event) => form.set('descriptions', { ...descriptions, [lang]: event.target.value })}
          error={form.errors[`descriptions.${lang}`]}
        />
      ))}
    </SettingsForm>
  );
}

function CardSection({ card, cardIsOwn }: Pick<Listing, 'card' | 'cardIsOwn'>) {
  const done = { refreshes: ['getListing'] as const, done: t('shops.saved') };
  const upload = useSubmit('uploadShopCard', done);
  const remove = useSubmit('removeShopCard', done);
  const mayWrite = useStaff().may('shop.write');
  return (
    <Section title={t('shops.card')}>
      <Stack gap={16}>
        <Text as="p" tone="muted">
          {t('shops.card.intro')}
        </Text>
        <Photo round={12} edge fit="cover" src={card} alt={t('shops.card')} width={300} height={158} />
        {mayWrite ? (
          <FileDrop
            label={t('shops.card.replace')}
            hint={t('shops.card.hint')}
            buttonLabel={t('shops.icon.choose')}
            removeLabel={String}
            error={upload.failure?.message}
            files={[]}
            onPick={([file]) => file && void upload.submit({}, file)}
          />
        ) : null}
        {mayWrite && cardIsOwn ? (
          <div>
            <Button look="outline" busy={remove.busy} onClick={() => void remove.submit({})}>
              {t('shops.card.remove')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Section>
  );
}
