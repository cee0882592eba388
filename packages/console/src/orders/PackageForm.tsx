import { IconButton } from '@crossdock/ui/Button.tsx';
import { Fieldset } from '@crossdock/ui/Fieldset.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { SidesBox, WeightBox } from '../shell/MeasureBoxes.tsx';
import { parseSides, parseWeight } from '../shell/measures.ts';
import { PackageContents } from './PackageContents.tsx';
import classes from './PackDesk.module.css';
import type { PackageDraft } from './packDraft.ts';
import type { Packing } from './usePacking.ts';

/** One package: weight, size, and a picture of it. */
export function PackageForm({ draft, n, packing }: { draft: PackageDraft; n: number; packing: Packing }) {
  const [left, setLeft] = useState({ weight: false, size: false });
  const { key, weight, size } = draft;
  const weightBad = left.weight && weight !== '' && parseWeight(weight) === null;
  const sizeBad = left.size && size !== '' && parseSides(size) === null;
  const wrong = (problem: 'badWeight' | 'badSize') =>
    packing.problem?.key === problem && packing.at.endsWith(` ${key}`);
  return (
    <Fieldset title={t('orders.desk.package', { n })}>
      {packing.packages.length > 1 ? (
        <IconButton
          className={classes.remove ?? ''}
          icon={IconTrash}
          label={t('orders.desk.removePackage', { n })}
          onClick={() => packing.send({ type: 'removePackage', key })}
        />
      ) : null}
      <div className={classes.measures}>
        <WeightBox
          label={t('orders.desk.weight')}
          data-step={`weight ${key}`}
          data-scans=""
          value={weight}
          error={weightBad || wrong('badWeight') ? t('orders.desk.wrong.badWeight') : undefined}
          onChange={(event) => packing.change(key, { weight: event.target.value })}
          onBlur={() => setLeft({ ...left, weight: true })}
        />
        <SidesBox
          label={t('orders.desk.size')}
          data-step={`size ${key}`}
          data-scans=""
          value={size}
          error={sizeBad || wrong('badSize') ? t('orders.desk.wrong.badSize') : undefined}
          onChange={(event) => packing.change(key, { size: event.target.value })}
          onBlur={() => setLeft({ ...left, size: true })}
        />
      </div>
      <PackageContents draft={draft} n={n} packing={packing} />
      <PackagePhoto onChange={(photoFileId) => packing.change(key, { photoFileId })} />
    </Fieldset>
  );
}

function PackagePhoto({ onChange }: { onChange: (fileId: string | undefined) => void }) {
  const uploads = useUploads('uploadStaffFile', { purpose: 'package' });
  const [fileId] = uploads.fileIds;
  // The picture finishes uploading long after it was taken; then the package is updated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange is a new function at every render, with the same effect
  useEffect(() => onChange(fileId), [fileId]);
  return (
    <FileDrop
      label={t('orders.desk.photo')}
      buttonLabel={t('orders.desk.photo.take')}
      removeLabel={(name) => t('orders.desk.photo.remove', { name })}
      camera
      {...uploads.drop}
    />
  );
}
