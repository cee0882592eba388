import { IconButton } from '@crossdock/ui/Button.tsx';
import { Fieldset } from '@crossdock/ui/Fieldset.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Row, Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { t } from '../shell/i18n.ts';
import { SidesBox, WeightBox } from '../shell/MeasureBoxes.tsx';

/** A part as it is being typed. */
export interface SplitPartDraft {
  readonly key: number;
  readonly weight: string;
  readonly size: string;
  readonly pieces: string;
  readonly name: string;
  readonly shelf: string;
  readonly fileIds: readonly string[];
}

interface SplitPartFieldsProps {
  readonly part: SplitPartDraft;
  readonly at: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<SplitPartDraft>) => void;
  readonly onBusy: (busy: boolean) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One parcel of a split: its measures, pieces, shelf and picture. */
export function SplitPartFields({ part, at, errors, onChange, onBusy, onRemove }: SplitPartFieldsProps) {
  const error = (field: string) => errors[`parts.${at}.${field}`];
  return (
    <Fieldset title={t('services.split.part', { n: at + 1 })}>
      <Split columns="1fr 1.4fr 1fr" gap={12}>
        <WeightBox
          label={t('services.split.weight')}
          required
          value={part.weight}
          error={error('weightG') && t('services.split.weight.wrong')}
          onChange={(event) => onChange({ weight: event.target.value })}
        />
        <SidesBox
          label={t('services.split.size')}
          required
          value={part.size}
          error={
            (error('lengthMm') || error('widthMm') || error('heightMm')) && t('services.split.size.wrong')
          }
          onChange={(event) => onChange({ size: event.target.value })}
        />
        <TextBox
          label={t('services.split.pieces')}
          required
          inputMode="numeric"
          autoComplete="off"
          value={part.pieces}
          error={error('goodsCount')}
          onChange={(event) => onChange({ pieces: event.target.value })}
        />
      </Split>
      <Split columns="1.4fr 1fr" gap={12}>
        <TextBox
          label={t('services.split.name')}
          autoComplete="off"
          maxLength={100}
          value={part.name}
          error={error('goodsName')}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextBox
          label={t('services.split.shelf')}
          autoComplete="off"
          maxLength={30}
          value={part.shelf}
          error={error('shelfCode')}
          onChange={(event) => onChange({ shelf: event.target.value })}
        />
      </Split>
      <Row gap={12} align="end" wrap>
        <PartPictures error={error('fileIds')} onChange={onChange} onBusy={onBusy} />
        {onRemove ? (
          <IconButton icon={IconTrash} label={t('services.split.remove', { n: at + 1 })} onClick={onRemove} />
        ) : null}
      </Row>
    </Fieldset>
  );
}

type PicturesProps = Pick<SplitPartFieldsProps, 'onChange' | 'onBusy'> & {
  readonly error: string | undefined;
};

function PartPictures({ error, onChange, onBusy }: PicturesProps) {
  const { fileIds, busy, drop } = useUploads('uploadStaffFile', { purpose: 'service' });
  const ids = fileIds.join();
  // Pictures finish uploading long after they were taken; then the part is updated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange is a new function at every render, with the same effect
  useEffect(() => onChange({ fileIds: ids === '' ? [] : ids.split(',') }), [ids]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: onBusy is a new function at every render, with the same effect
  useEffect(() => {
    if (!busy) return;
    onBusy(true);
    return () => onBusy(false);
  }, [busy]);
  return (
    <FileDrop
      label={t('services.split.pictures')}
      buttonLabel={t('services.finish.pick')}
      removeLabel={(name) => t('services.finish.remove', { name })}
      camera
      max={6}
      {...drop}
      error={error}
    />
  );
}
