import { TextField } from '@crossdock/ui/fields.tsx';
import { anyControl } from './anyControl.ts';

const languages = ['tw', 'zh', 'en'] as const;

/** The name of something that the shop offers, in each of its languages: fields `tw`, `zh` and `en` of the form. */
export function NameFields(props: {
  control: unknown;
  labelOf: (lang: (typeof languages)[number]) => string;
}) {
  return languages.map((lang) => (
    <TextField
      key={lang}
      control={anyControl(props.control)}
      name={lang}
      required
      label={props.labelOf(lang)}
    />
  ));
}
