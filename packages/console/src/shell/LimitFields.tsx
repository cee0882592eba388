import { MeasureField } from '@crossdock/ui/fields.tsx';
import { anyControl } from './anyControl.ts';

const limits = [
  ['maxSideMm', 'cm', 1],
  ['maxSideSumMm', 'cm', 1],
  ['maxPieceG', 'kg', 3],
] as const;

interface LimitFieldsProps {
  readonly control: unknown;
  readonly labelOf: (limit: (typeof limits)[number][0]) => string;
}

/** The largest parcel that a carrier or a pickup point accepts; an empty box means no limit. */
export function LimitFields({ control, labelOf }: LimitFieldsProps) {
  return limits.map(([name, unit, digits]) => (
    <MeasureField
      key={name}
      control={anyControl(control)}
      name={name}
      digits={digits}
      unit={unit}
      empty={null}
      label={labelOf(name)}
    />
  ));
}
