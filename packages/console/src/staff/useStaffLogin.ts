import type { Request } from '@crossdock/contract/table.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { safeReturnPath } from '../shell/guard.ts';
import { t } from '../shell/i18n.ts';
import { keepToken, session } from '../shell/session.ts';

type Values = Pick<Request<'loginStaff'>, 'login' | 'password'> & { readonly code: string };
export type LoginFieldErrors = Readonly<Partial<Record<keyof Values, string>>>;

/**
 * Login and password, then the code if the account has a second factor. After wrong attempts the browser must
 * solve a captcha first.
 */
export function useStaffLogin() {
  const router = useRouter();
  const { client } = useConnection();
  const { redirect } = useSearch({ from: '/login' });
  const [values, setValues] = useState<Values>({ login: '', password: '', code: '' });
  const [errors, setErrors] = useState<LoginFieldErrors>({});
  const [failure, setFailure] = useState(session.ended);
  const [busy, setBusy] = useState<'sending' | 'working' | null>(null);
  const [codeAsked, setCodeAsked] = useState(false);

  const attempt = async () => {
    const { login, password, code } = values;
    const input = { login, password, ...(codeAsked ? { code } : {}) };
    const first = await client.attempt('loginStaff', input);
    if (first.ok || first.failure.error !== 'member.captchaRequired') return first;
    setBusy('working');
    const { message: uuid, data } = await client.call(
      'getVerifyCode',
      { type: 2, for: login },
      { fresh: true },
    );
    const { solveProofOfWork: doWork } = await import('@crossdock/web/proofOfWork.ts');
    return client.attempt('loginStaff', { ...input, uuid, work: await doWork(data) });
  };
  const fail = ({ error, fields, message }: CallFailure) => {
    // The server asks for the second factor's code for the first time, so this is not shown as an error.
    if (error === 'staff.codeRequired' && !codeAsked) return setCodeAsked(true);
    const faults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.message]));
    setErrors(faults);
    if (Object.keys(faults).every((name) => !(name in values))) setFailure(message);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const asked = codeAsked ? (['login', 'password', 'code'] as const) : (['login', 'password'] as const);
    const empty = asked.filter((name) => values[name] === '');
    setErrors(Object.fromEntries(empty.map((name) => [name, t('account.required')])));
    setFailure(null);
    if (empty.length > 0) return;
    setBusy('sending');
    try {
      const outcome = await attempt();
      if (!outcome.ok) return fail(outcome.failure);
      keepToken(outcome.data.token);
      router.history.push(`/console${safeReturnPath(redirect)}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  return {
    values,
    errors,
    failure,
    busy,
    codeAsked,
    send,
    set: (name: keyof Values, value: string) => {
      setValues({ ...values, [name]: value });
      setErrors(({ [name]: _mended, ...others }) => others);
    },
    again: () => {
      setCodeAsked(false);
      setErrors({});
      setValues({ ...values, code: '', password: '' });
    },
  };
}
