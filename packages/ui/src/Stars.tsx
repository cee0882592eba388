import { IconStar } from '@tabler/icons-react';
import { useId } from 'react';
import { Grid, Row, Text } from './Layout.tsx';
import classes from './Stars.module.css';

const places = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** A rating from 1 to 5, or an average of ratings. A star is drawn full if at least half of it is reached. */
  readonly value: number;
  /** The accessible text, "4 stars"; omit it if words beside the stars say it. */
  readonly label?: string;
}

/** A rating in stars. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span
      className={classes.stars}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {places.map((place) => (
        <IconStar
          key={place}
          size={16}
          stroke={1.6}
          aria-hidden
          data-full={place <= value + 0.5 || undefined}
        />
      ))}
    </span>
  );
}

interface StarChoiceProps {
  readonly label: string;
  /** 0: nothing chosen yet. */
  readonly value: number;
  readonly error?: string | undefined;
  nameOf(this: void, stars: number): string;
  onChoose(this: void, stars: number): void;
}

/** One to five stars, each large enough for a finger; arrow keys change them. */
export function StarChoice({ label, value, error, nameOf, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <Grid as="fieldset" gap={4} aria-describedby={error ? `${id}error` : undefined}>
      <Text as="legend" size={14} strong>
        {label}
      </Text>
      <Row as="span" inline>
        {places.map((place) => (
          <label key={place} className={classes.one} data-full={place <= value || undefined}>
            <input
              type="radio"
              name={id}
              checked={place === value}
              aria-label={nameOf(place)}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(place)}
            />
            <IconStar size={32} stroke={1.4} aria-hidden />
          </label>
        ))}
      </Row>
      {error ? (
        <Text as="p" id={`${id}error`} tone="danger" size={14} role="alert">
          {error}
        </Text>
      ) : null}
    </Grid>
  );
}
