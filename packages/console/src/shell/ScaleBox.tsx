import { scaleNameMax } from '@crossdock/domain/parcels/measures.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { t } from './i18n.ts';

const scaleKey = 'crossdock.console.scale';

/** The name of this desk's scale, which is stored with every measurement. */
export const scaleName = (): string => safeLocalStorage.get(scaleKey) ?? '';

/** Names the desk's scale, stored in this browser. */
export function ScaleBox({ bare }: { bare?: true }) {
  return (
    <TextBox
      {...(bare ? { bare } : {})}
      label={t('shell.scale')}
      autoComplete="off"
      maxLength={scaleNameMax}
      defaultValue={scaleName()}
      placeholder={t(bare ? 'shell.scale' : 'shell.scale.example')}
      onChange={(event) => safeLocalStorage.set(scaleKey, event.currentTarget.value.trim())}
    />
  );
}
