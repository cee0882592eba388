import { langs } from '@crossdock/domain/languages.ts';
import { TextField } from '@crossdock/ui/fields.tsx';
import { anyControl } from './anyControl.ts';

/** The name of something that the shop offers, in each of its languages: fields `tw`, `zh` and `en` of the form. */
export function NameFields(props: { control: unknown; labelOf: (lang: (typeof langs)[number]) => string }) {
  return langs.map((lang) => (
    <TextField
      key={lang}
      control={anyControl(props.control)}
      name={lang}
      required
      label={props.labelOf(lang)}
    />
  ));
}
