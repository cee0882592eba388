import { type SharePlatform, sharePicturesMax, sharePlatforms } from '@crossdock/domain/promotion/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { fileDropTexts } from '../shell/fileDropTexts.ts';
import { labelAndHint, t } from '../shell/i18n.ts';

interface Values {
  readonly platform: string;
  readonly link: string;
  readonly note: string;
}

/** The form for a proof of sharing: platform, link and pictures. A failure keeps what was typed. */
export function SharingProofForm() {
  const pictures = useUploads('upload', { type: 'share' });
  const form = usePlainForm<'addMemberShare', Values>('addMemberShare', {
    schema: () => import('@crossdock/contract/promotion/shares.ts').then((all) => all.addShareInput),
    defaults: { platform: '', link: '', note: '' },
    input: ({ platform, link, note }) => ({
      platform: platform as SharePlatform,
      link: link.trim(),
      note,
      fileIds: [...pictures.fileIds],
    }),
    done: t('promotion.share.sent'),
    refreshes: ['listMyShares', 'getPromotionStatistics'],
    onDone: () => {
      pictures.clear();
      for (const name of ['platform', 'link', 'note'] as const) form.set(name, '');
    },
  });
  return (
    <Grid as="form" gap={16} noValidate onSubmit={(event) => void form.send(event)}>
      <FieldPair>
        <ChoiceBox
          label={t('promotion.share.platform')}
          placeholder={t('promotion.share.platform.choose')}
          required
          {...form.box('platform')}
          data={sharePlatforms.map((value) => ({ value, label: t(`promotion.platform.${value}`) }))}
        />
        <TextBox
          {...labelAndHint('promotion.share.link')}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...form.box('link')}
        />
      </FieldPair>
      <FileDrop
        {...fileDropTexts('promotion.share.pictures')}
        max={sharePicturesMax}
        {...pictures.drop}
        error={pictures.fileIds.length === 0 ? form.errors.fileIds : undefined}
      />
      <NoteBox label={t('promotion.share.note')} rows={2} maxLength={300} {...form.box('note')} />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <Button type="submit" full busy={form.busy} disabled={pictures.busy}>
        {t('promotion.share.submit')}
      </Button>
    </Grid>
  );
}
