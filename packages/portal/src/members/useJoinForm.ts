import type { Output, Request } from '@crossdock/contract/table.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { keepToken } from '../shell/session.ts';
import { bindStoredLineAccount } from './bindStoredLineAccount.ts';
import type { CodeSendResult } from './CodeBox.tsx';
import { contactFaults } from './contactFaults.ts';
import { deleteJoinDraft, storeJoinDraft, withJoinDraft } from './joinDraft.ts';
import { defaultAreaCode, useAfterRegistration } from './useAfterRegistration.ts';
import type { CaptchaAnswer } from './useCaptcha.ts';

export interface JoinValues {
  readonly areaCode: string;
  readonly phone: string;
  readonly ticket: string;
  readonly code: string;
  readonly inviteCode: string;
  readonly service: boolean;
  readonly carrier: boolean;
}

const schema = () => import('@crossdock/contract/access/inputs.ts').then((m) => m.joinByPhoneInput);

const inputOf = (values: JoinValues, agrees: boolean): Request<'joinByPhone'> => ({
  ticket: values.ticket,
  code: values.code,
  inviteCode: values.inviteCode,
  ...(agrees ? { agreements: { service: values.service, carrier: values.carrier } } : {}),
});

/**
 * Phone, code and, for a new member, the agreements. `back` is the page to return to after a login; undefined
 * on the registration page.
 */
export function useJoinForm(invited: string, back: string | undefined) {
  const { client, lang } = useConnection();
  const [agrees, setAgrees] = useState(back === undefined);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const onDone = useEntered(back);
  const [kept] = useState(() => withJoinDraft(nothingYet()));
  const [sent, setSent] = useState({
    ...{ sentTo: kept.sentTo, sentAtMs: kept.sentAtMs, waitUntilMs: kept.waitUntilMs },
  });
  const form = usePlainForm('joinByPhone', {
    schema,
    defaults: {
      ...{ areaCode: kept.areaCode, phone: kept.phone, ticket: kept.ticket, code: '' },
      ...{ inviteCode: invited, service: kept.service, carrier: kept.carrier },
    },
    input: (values: JoinValues) => inputOf(values, agrees),
    onDone,
  });
  const unknown = form.failure?.error === 'member.phoneUnknown';
  if (unknown && !agrees) setAgrees(true);
  const { areaCode, phone, ticket, service, carrier } = form.values;
  useEffect(
    () => storeJoinDraft({ areaCode, phone, ticket, service, carrier, ...sent }),
    [areaCode, phone, ticket, service, carrier, sent],
  );
  const notSent: Readonly<Record<string, string>> =
    form.errors.ticket === undefined ? {} : { code: t('members.code.sendFirst') };
  return {
    ...form,
    agrees,
    errors: { ...form.errors, ...faults, ...notSent },
    unknown,
    /** The code that was sent before a reload of this page. */
    kept,
    /** Another number needs another code. */
    change(name: 'areaCode' | 'phone', value: string) {
      setFaults({});
      form.set(name, value);
      form.set('ticket', '');
    },
    async ready() {
      const found = await contactFaults({ areaCode, phone }, lang());
      setFaults(found);
      return Object.keys(found).length === 0;
    },
    async sendCode(captcha: CaptchaAnswer): Promise<CodeSendResult> {
      const attempt = await client.attempt('sendPhoneCode', { ...captcha, areaCode, phone });
      if (!attempt.ok) return attempt;
      form.set('ticket', attempt.data.ticket);
      const [sentTo, sentAtMs, { waitSeconds }] = [`+${areaCode} ${phone}`, Date.now(), attempt.data];
      setSent({ sentTo, sentAtMs, waitUntilMs: sentAtMs + waitSeconds * 1_000 });
      return { ok: true, waitSeconds, to: sentTo };
    },
  };
}

const nothingYet = () => ({
  ...{ areaCode: defaultAreaCode(), phone: '', ticket: '', service: false, carrier: false },
  ...{ sentTo: '', sentAtMs: 0, waitUntilMs: 0 },
});

/** Welcomes a new member; a member who logged in returns to their page. */
function useEntered(back: string | undefined) {
  const router = useRouter();
  const { client } = useConnection();
  const joined = useAfterRegistration();
  return async (answer: Output<'joinByPhone'>) => {
    deleteJoinDraft();
    if (answer.joined) return joined(answer);
    keepToken(answer.token);
    await bindStoredLineAccount(client);
    router.history.push(back ?? '/home');
  };
}
