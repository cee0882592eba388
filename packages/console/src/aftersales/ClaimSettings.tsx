import type { Output } from '@crossdock/contract/table.ts';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import type { ComponentType } from 'react';
import { useCall } from '../shell/api.ts';
import { loadedTexts } from '../shell/lists.ts';

export interface ClaimSettingsForm {
  readonly settings: Output<'getAfterSalesSettings'>;
  readonly onClose: () => void;
}

/** Loads the current rules for a form that changes some of them. */
export function ClaimSettings({
  form: Form,
  onClose,
}: {
  form: ComponentType<ClaimSettingsForm>;
  onClose: () => void;
}) {
  const query = useCall('getAfterSalesSettings', {}, { unkept: true });
  return (
    <Loaded query={query} texts={loadedTexts()}>
      {(settings) => <Form settings={settings} onClose={onClose} />}
    </Loaded>
  );
}
