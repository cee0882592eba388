import type { RefusalCode } from '@crossdock/contract/refusals.ts';
import type { CallName, Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { type FormEvent, useRef, useState } from 'react';
import type { Schema } from './checkForm.ts';
import { useConnection } from './connection.ts';
import { showFirstFault } from './showFault.ts';
import { type AfterSubmit, useSubmit } from './submit.ts';
import { type Draft, useDraft } from './useDraft.ts';

export interface PlainFormSettings<N extends CallName, V> extends AfterSubmit<N> {
  /** The call's input schema, fetched when the form is first sent. */
  readonly schema: () => Promise<Schema>;
  readonly defaults: V;
  /** Makes the call's input from what was typed. */
  readonly input: (values: V) => Request<N>;
  /** Handles checked input that must not be sent now. Returns true if the input is handled and must not be sent. */
  readonly takes?: (input: Request<N>) => boolean;
  /** Stores input that got no answer, with its key. Returns true if it is stored. */
  readonly keep?: (failure: CallFailure, input: Request<N>, idempotencyKey: string) => Promise<boolean>;
  /** The name under which the input survives a reload and the session; without it nothing is kept. */
  readonly draft?: string | undefined;
}

/** The names of the values that hold any text. */
type TextName<V> = { [K in keyof V]-?: string extends V[K] ? K : never }[keyof V] & string;

/** Value, error and change of a field: `<TextBox {...form.box('name')} />`. */
interface BoxState {
  readonly value: string;
  readonly error: string | undefined;
  onChange(event: { readonly currentTarget: { readonly value: string } }): void;
}

/** The parts of a form that fields of these texts use. */
export interface TextForm<K extends string> {
  /**
   * Returns the state and functions that a box needs to show and change a text. `path` is the input's field, if it
   * has another name.
   */
  box(name: K, path?: string): BoxState;
}

export interface PlainForm<V> extends TextForm<TextName<V>> {
  readonly values: V;
  /** Per field (dotted path of the input), in the reader's language. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether a current error is this refusal. */
  refusedBy(code: RefusalCode): boolean;
  /** An error without a field. */
  readonly failure: CallFailure | null;
  readonly busy: boolean;
  readonly draft: Draft;
  set<K extends keyof V>(name: K, value: V[K]): void;
  send(event?: FormEvent): Promise<void>;
}

/**
 * A form with few plain fields for one call. It does without the form library, for pages that must load fast.
 */
export function usePlainForm<N extends CallName, V extends object>(
  name: N,
  settings: PlainFormSettings<N, V>,
): PlainForm<V> {
  const { lang } = useConnection();
  const [errors, setErrors] = useState<Errors>({});
  const { values, draft, setValues, change } = useTyped(settings, setErrors);
  const submit = useSubmit<N>(name, {
    quiet: true,
    refreshes: settings.refreshes,
    done: settings.done,
    ...(settings.keep ? { keep: settings.keep } : {}),
    onDone: (answer, sent) => {
      settings.onDone?.(answer, sent);
      draft.drop();
    },
  });
  // Set while the fields are being checked, so that a second press does not start another check. The button is shown
  // as busy only when the check is done and the request is sent.
  const [going] = useState<{ now: Promise<void> | null }>({ now: null });
  const check = async () => {
    const from = document.activeElement;
    const input = settings.input(values);
    const [{ fieldFailures }, schema] = await Promise.all([import('./checkForm.ts'), settings.schema()]);
    const wrong = await fieldFailures(schema, input, lang());
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      showFirstFault(from);
      return;
    }
    if (settings.takes?.(input)) return draft.drop();
    const attempt = await submit.submit(input);
    if (!attempt.ok) setErrors(messagesOf(attempt.failure));
  };
  return {
    values,
    errors,
    refusedBy: (code) => stands(submit.failure, errors, code),
    failure: submit.failure && Object.keys(submit.failure.fields).length === 0 ? submit.failure : null,
    busy: submit.busy,
    draft: {
      ...draft,
      drop() {
        draft.drop();
        setValues(settings.defaults);
      },
    },
    set: change,
    box: (field, path = field) => ({
      value: String(values[field]),
      error: errors[path],
      onChange: (event) => change(field, event.currentTarget.value),
    }),
    send(event) {
      event?.preventDefault();
      going.now ??= check().finally(() => {
        going.now = null;
      });
      return going.now;
    },
  };
}

type Errors = Readonly<Record<string, string>>;

/** The typed values with their draft. A changed value removes its own errors. */
function useTyped<N extends CallName, V extends object>(
  { defaults, draft: name, input }: Pick<PlainFormSettings<N, V>, 'defaults' | 'draft' | 'input'>,
  setErrors: (change: (errors: Errors) => Errors) => void,
) {
  const [values, show] = useState(defaults);
  // Several fields may change before the next render.
  const latest = useRef(values);
  const setValues = (next: V) => {
    latest.current = next;
    show(next);
  };
  const draft = useDraft(name, (kept) => setValues({ ...defaults, ...kept }));
  const change = (field: PropertyKey, value: unknown) => {
    const before = latest.current;
    const next = { ...before, [field]: value };
    setValues(next);
    draft.keep(next);
    setErrors((errors) => withoutMended(errors, String(field), () => [input(before), input(next)]));
  };
  return { values, draft, setValues, change };
}

/** Whether this refusal was one of the errors in `failure` and is still shown at its field. */
const stands = (failure: CallFailure | null, errors: Errors, code: RefusalCode): boolean =>
  Object.entries(failure?.fields ?? {}).some(
    ([path, { error, message }]) => error === code && errors[path] === message,
  );

const messagesOf = ({ fields }: CallFailure): Errors =>
  Object.fromEntries(Object.entries(fields).map(([path, { message }]) => [path, message]));

/** Keeps an error until the value that it is about changes. The form's field may have another name than the input's. */
function withoutMended(errors: Errors, field: string, inputs: () => readonly [unknown, unknown]): Errors {
  if (Object.keys(errors).length === 0) return errors;
  const [before, next] = inputs();
  const stands = (path: string) =>
    path !== field && JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(next, path));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stands(path)));
}

function valueAt(input: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      input,
    );
}
