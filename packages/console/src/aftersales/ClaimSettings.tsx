import type { Output } from '@crossdock/contract/table.ts';
import type { ComponentType } from 'react';
import { useCall } from '../shell/api.ts';
import { Loaded } from '../shell/Loaded.tsx';

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
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}
