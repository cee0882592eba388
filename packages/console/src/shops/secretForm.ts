import type { CallName, Request } from '@crossdock/contract/table.ts';
import { pick } from '@crossdock/domain/records.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import type { Schema } from '@crossdock/web/checkForm.ts';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { useUnsavedGuard } from '../shell/unsaved.ts';

interface SecretFormSettings<N extends CallName, V, K extends keyof V & string> {
  readonly schema: () => Promise<Schema>;
  /** The initial values. Secrets are empty, because they cannot be read. */
  readonly defaults: V;
  readonly secrets: readonly K[];
  /**
   * Makes the call's input. `typed` contains only secrets that were typed, so that the others stay as stored.
   */
  readonly input: (values: V, typed: Partial<Pick<V, K>>) => Request<N>;
  /** The message after saving. */
  readonly saved: TextKey;
}

/** A settings form with secrets. It clears their boxes after saving and guards unsaved changes. */
export function useSecretForm<N extends CallName, K extends string, V extends Readonly<Record<K, string>>>(
  name: N,
  settings: SecretFormSettings<N, NoInfer<V>, K>,
): PlainForm<V> {
  const { schema, defaults, secrets, saved } = settings;
  const form: PlainForm<V> = usePlainForm(name, {
    schema,
    defaults,
    input: (values) =>
      settings.input(
        values,
        pick(
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
  const settled = useUnsavedGuard(form.values);
  return form;
}
