import type { CallName, Request } from '@crossdock/contract/table.ts';
import { picked } from '@crossdock/domain/records.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import type { Schema } from '@crossdock/web/checkForm.ts';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { useUnsaved } from '../shell/unsaved.ts';

interface SecretFormSettings<N extends CallName, V, K extends keyof V & string> {
  readonly schema: () => Promise<Schema>;
  /** Secrets are empty: they are written, and never read back. */
  readonly defaults: V;
  readonly secrets: readonly K[];
  /** The call's input. `typed` has only the secrets that were typed: the stored ones stay for the others. */
  readonly input: (values: V, typed: Partial<Pick<V, K>>) => Request<N>;
  /** What is said after it was saved. */
  readonly saved: TextKey;
}

/** A form of settings with secrets, which empties their boxes once they are saved and guards what is not. */
export function useSecretForm<N extends CallName, K extends string, V extends Readonly<Record<K, string>>>(
  name: N,
  settings: SecretFormSettings<N, V, K>,
): PlainForm<V> {
  const { schema, defaults, secrets, saved } = settings;
  const form: PlainForm<V> = usePlainForm(name, {
    schema,
    defaults,
    input: (values) =>
      settings.input(
        values,
        picked(
          values,
          secrets.filter((secret) => values[secret].trim() !== ''),
        ),
      ),
    onDone: () => {
      for (const secret of secrets) form.set(secret, defaults[secret]);
      settled();
      showMessage('success', t(saved));
    },
  });
  const settled = useUnsaved(form.values);
  return form;
}
