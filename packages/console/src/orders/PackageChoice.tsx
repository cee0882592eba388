import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { PackageState } from '@crossdock/domain/orders/packages.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';

type Package = DeskOrderDetails['packages'][number];

/** Asks to which packages of an order an action applies, if the order has several. */
export function usePackageChoice(
  order: DeskOrderDetails,
  states: readonly PackageState[],
  usually: (one: Package) => boolean = () => true,
) {
  const fits = order.packages.filter(({ state }) => isOneOf(states, state));
  const [chosen, setChosen] = useState<readonly string[]>(() => fits.filter(usually).map(({ id }) => id));
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const isAsked = order.packages.length > 1;
  const packageIds = fits.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  return {
    none: isAsked && packageIds.length === 0,
    asked: isAsked ? { packageIds } : {},
    field: isAsked ? <Packages packages={fits} chosen={chosen} onToggle={toggle} /> : null,
  };
}

function Packages(props: {
  packages: readonly Package[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}) {
  return (
    <Stack as="fieldset" gap={8}>
      <Legend>{t('orders.packages.choose')}</Legend>
      {props.packages.map(({ id, number, forwardingNumber }) => (
        <Checkbox
          key={id}
          checked={props.chosen.includes(id)}
          onChange={() => props.onToggle(id)}
          label={
            <>
              {number} <Muted as="small">{forwardingNumber}</Muted>
            </>
          }
        />
      ))}
    </Stack>
  );
}
