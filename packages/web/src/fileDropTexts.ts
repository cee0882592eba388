import type { FileDropProps } from '@crossdock/ui/FileDrop.tsx';
import type { KeyWith, TextValues } from '@crossdock/ui/texts.ts';

type DropTexts = Required<Pick<FileDropProps, 'label' | 'hint' | 'buttonLabel' | 'removeLabel'>>;

/** The keys of `K` that have all texts of a `FileDrop`. */
export type FileDropKey<K extends string> = KeyWith<K, 'hint'> & KeyWith<K, 'choose'> & KeyWith<K, 'remove'>;

/** Creates an app's texts of a `FileDrop`: those of `key`, `key.hint`, `key.choose` and `key.remove`. */
export const createFileDropTexts =
  <Key extends string>(
    t: (key: Key | `${Key}.${'hint' | 'choose' | 'remove'}`, values?: TextValues) => string,
  ) =>
  (key: Key): DropTexts => ({
    label: t(key),
    hint: t(`${key}.hint`),
    buttonLabel: t(`${key}.choose`),
    removeLabel: (name) => t(`${key}.remove`, { name }),
  });
