import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { TextBox } from './TextBox.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel: string;
  readonly value: string;
  /** An error of the search's result. */
  readonly error?: string | undefined;
  /** Called 300 ms after the last key, and at once on Enter. */
  readonly onSearch: (words: string) => void;
}

/** A field for the words by which a list is searched. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, value, onSearch } = props;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (words: string, afterMs: number) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(words.trim()), afterMs);
  };
  return (
    <TextBox
      bare
      type="search"
      label={label}
      error={props.error}
      placeholder={placeholder ?? label}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        typed ? <IconButton icon={IconX} label={clearLabel} onClick={() => search('', 0)} /> : null
      }
      value={typed}
      onChange={(event) => search(event.target.value, 300)}
      onKeyDown={(event) => event.key === 'Enter' && search(typed, 0)}
    />
  );
}
