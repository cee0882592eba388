import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { IconMap2 } from '@tabler/icons-react';
import { useFilters, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Opens the logistics provider's store map. The form's draft keeps what was typed until the member comes back. */
export function StoreMapButton({ onLeave }: { onLeave: () => void }) {
  const [{ edit, returnTo }] = useFilters<{ edit?: string; returnTo?: string }>();
  const start = useSubmit('startStoreMap', { onDone: openMap });
  const leave = () => {
    onLeave();
    void start.submit({
      addressId: edit ?? null,
      returnTo: returnTo ?? '',
      phone: matchMedia('(max-width: 48em)').matches,
    });
  };
  return (
    <Button full look="outline" icon={IconMap2} busy={start.busy} onClick={leave}>
      {t('addresses.store.map')}
    </Button>
  );
}

function openMap({ action, fields }: Output<'startStoreMap'>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const { name, value } of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
