import type { CallName, Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Schema } from './checkForm.ts';
import { useConnection } from './connection.ts';
import { resolverResult } from './resolverResult.ts';
import { showFirstFault } from './showFault.ts';
import { type AfterSubmit, type SubmitFunction, useSubmit } from './submit.ts';
import { type Draft, useDraft } from './useDraft.ts';

type Values<N extends CallName> = Request<N> & FieldValues;
type LoadSchema = () => Promise<Schema>;

export interface FormSettings<N extends CallName> extends AfterSubmit<N> {
  /**
   * The call's input schema, fetched when the form is first checked:
   * `() => import('@crossdock/contract/addresses/calls.ts').then((m) => m.addressCalls.addAddress.input)`.
   */
  readonly schema: LoadSchema;
  readonly defaults: DefaultValues<Values<N>>;
  /** The name under which the input survives a reload and the session; without it nothing is kept. */
  readonly draft?: string | undefined;
}

export interface CallForm<N extends CallName> {
  readonly form: UseFormReturn<Values<N>>;
  readonly busy: boolean;
  /** An error without a field, shown above the submit button. */
  readonly failure: CallFailure | null;
  readonly send: (event?: BaseSyntheticEvent) => Promise<void>;
  readonly submit: SubmitFunction<N>;
  readonly draft: Draft;
}

/**
 * A form for one call: checked with the call's own schema, submitted only once however often it is retried,
 * with refusals shown at their fields.
 */
export function useCallForm<N extends CallName>(name: N, settings: FormSettings<N>): CallForm<N> {
  const { lang } = useConnection();
  const form = useForm<Values<N>>({
    defaultValues: settings.defaults,
    resolver: lazyResolver(settings.schema, lang),
    mode: 'onTouched',
  });
  const draft = useFormDraft(settings.draft, form, settings.defaults);
  const submit = useSubmit<N>(name, {
    quiet: true,
    refreshes: settings.refreshes,
    done: settings.done,
    onDone: (answer, input) => {
      settings.onDone?.(answer, input);
      draft.drop();
    },
  });
  const check = form.handleSubmit(
    async (values) => {
      const attempt = await submit.submit(values);
      if (!attempt.ok) placeFieldFailures(form, attempt.failure.fields);
    },
    // For fields that the form library cannot focus: button groups, files.
    () => showFirstFault(document.activeElement),
  );
  const send = (event?: BaseSyntheticEvent) => check(event);
  const failure = submit.failure && Object.keys(submit.failure.fields).length === 0 ? submit.failure : null;
  return { form, busy: submit.busy, failure, send, submit, draft };
}

function useFormDraft<V extends FieldValues>(
  name: string | undefined,
  form: UseFormReturn<V>,
  defaults: DefaultValues<V>,
): Draft {
  const draft = useDraft(name, (kept) => form.reset({ ...defaults, ...kept }, { keepDefaultValues: true }));
  const keep = useRef(draft.keep);
  keep.current = draft.keep;
  useEffect(() => {
    // A reset has no changed field: the values were loaded or cleared.
    const watched = form.watch((values, { name: changed }) => changed && keep.current(values));
    return () => watched.unsubscribe();
  }, [form]);
  return {
    ...draft,
    drop() {
      draft.drop();
      form.reset(defaults);
    },
  };
}

/** Puts a server's failures, by dotted path, at the form's own fields and moves the focus to the first. */
export function placeFieldFailures<V extends FieldValues>(
  form: UseFormReturn<V>,
  failures: CallFailure['fields'],
): void {
  Object.entries(failures).forEach(([path, { error, message }], place) => {
    form.setError(path as FieldPath<V>, { type: error, message }, { shouldFocus: place === 0 });
  });
}

/** Schemas and their texts are large, and are not needed before somebody has typed. */
function lazyResolver<V extends FieldValues>(load: LoadSchema, lang: () => Lang): Resolver<V> {
  return async (values) => {
    const [{ failuresOf }, schema] = await Promise.all([import('./checkForm.ts'), load()]);
    return resolverResult(values, await failuresOf(schema, values, lang()));
  };
}
