import { ChoiceBox } from './controls.tsx';
import classes from './Finder.module.css';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

interface FinderProps<Kind extends string> {
  readonly search: SearchFieldProps;
  readonly kind: {
    readonly label: string;
    readonly allLabel: string;
    readonly kinds: readonly Kind[];
    readonly labelOf: (kind: Kind) => string;
    readonly value: Kind | undefined;
    readonly onChoose: (kind: Kind | undefined) => void;
  };
}

/** Filters a list by words and by one kind. */
export function Finder<Kind extends string>({ search, kind }: FinderProps<Kind>) {
  return (
    <div className={classes.finder}>
      <SearchField {...search} />
      <ChoiceBox
        bare
        label={kind.label}
        value={kind.value ?? ''}
        data={[
          { value: '', label: kind.allLabel },
          ...kind.kinds.map((value) => ({ value, label: kind.labelOf(value) })),
        ]}
        onChange={(event) => kind.onChoose(kind.kinds.find((one) => one === event.target.value))}
      />
    </div>
  );
}
