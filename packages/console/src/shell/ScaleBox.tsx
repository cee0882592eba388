import { scaleNameMax } from '@crossdock/domain/parcels/measures.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { stored } from '@crossdock/web/storage.ts';
import { t } from './i18n.ts';

const scaleKey = 'crossdock.console.scale';

/** What this desk's scale is called: every measurement taken here carries it. */
export const scaleName = (): string => stored.get(scaleKey) ?? '';

/** Where the desk's scale is named, once for this browser. */
export function ScaleBox({ bare }: { bare?: true }) {
  return (
    <TextBox
      {...(bare ? { bare } : {})}
      label={t('shell.scale')}
      autoComplete="off"
      maxLength={scaleNameMax}
      defaultValue={scaleName()}
      placeholder={t(bare ? 'shell.scale' : 'shell.scale.example')}
      onChange={(event) => stored.set(scaleKey, event.currentTarget.value.trim())}
    />
  );
}
