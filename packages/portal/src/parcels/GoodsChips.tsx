import type { Output } from '@crossdock/contract/table.ts';
import { Box, Split, Text } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { useId } from 'react';
import classes from './GoodsChips.module.css';
import { goodsIcon } from './goodsIcons.ts';

export type GoodsTypeChoice = Output<'queryGoodsTypes'>['list'][number];

/** The goods types as chips: one tap chooses. They are radio buttons, so arrow keys work too. */
export function GoodsChips(props: {
  label: string;
  types: readonly GoodsTypeChoice[];
  value: string | undefined;
  error: string | undefined;
  onChange: (code: string) => void;
}) {
  const id = useId();
  return (
    <Box as="fieldset" minWidth={0} aria-describedby={props.error ? `${id}-error` : undefined}>
      <Legend size={14}>
        {props.label}
        <Text tone="danger" aria-hidden="true">
          {' *'}
        </Text>
      </Legend>
      <Split
        phone="repeat(auto-fill, minmax(68px, 1fr))"
        columns="repeat(auto-fill, minmax(96px, 1fr))"
        gap={8}
      >
        {props.types.map((type) => {
          const Picture = goodsIcon(type.code);
          return (
            <label
              key={type.code}
              className={classes.chip}
              data-chosen={type.code === props.value || undefined}
              data-prohibited={type.goodsClass === 'prohibited' || undefined}
            >
              <input
                type="radio"
                name={id}
                value={type.code}
                checked={type.code === props.value}
                onChange={() => props.onChange(type.code)}
              />
              <Picture size={22} stroke={1.6} aria-hidden />
              {type.name}
            </label>
          );
        })}
      </Split>
      {props.error ? (
        <Text as="p" id={`${id}-error`} above={6} tone="danger" size={14} role="alert">
          {props.error}
        </Text>
      ) : null}
    </Box>
  );
}
