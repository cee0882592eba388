import { useConnection } from '@crossdock/web/connection.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The captcha type without a picture: the browser computes the answer (proof of work). */
const byWork = 2;

interface Got {
  readonly uuid: string;
  /** A picture as a data URL. Null while it loads, and for the type without a picture. */
  readonly shown: string | null;
  /** The result of the proof of work. It is computed while the person reads the picture. */
  readonly work: Promise<string> | null;
  readonly failed: boolean;
}

export interface CaptchaState extends Got {
  /** True if the proof of work is the whole captcha and no picture is shown. */
  readonly works: boolean;
  readonly answer: string;
  setAnswer(answer: string): void;
  /** Fetches a new captcha, because each can be answered only once. */
  renew(): void;
  toggleWork(): void;
}

/**
 * Fetches a captcha of the shop's kind while `wanted` is true. `name` is the account that the person tries to log in
 * with.
 */
export function useCaptcha(wanted: boolean, name?: string, worksFirst = false): CaptchaState {
  const { client } = useConnection();
  const [asked, setAsked] = useState({ count: 0, works: worksFirst && currentShop().captchaByWork });
  const [got, setGot] = useState<Got>(nothingYet);
  const [answer, setAnswer] = useState('');
  const { works, count } = asked;
  // A change of `name` must not fetch another captcha; the name at the time of the request counts.
  const nameNow = useEffectEvent(() => name);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    setGot(nothingYet);
    setAnswer('');
    const type = works ? byWork : currentShop().verificationtype;
    const named = nameNow();
    const input = { type, ...(named ? { for: named } : {}) };
    const fetched = client
      .call('getVerifyCode', input, { fresh: count >= 0 })
      .then(async ({ message: uuid, data, work: beside }) => {
        if (works) return { uuid, shown: null, work: null, answer: await workOn(data, leaving.signal) };
        const work = beside === null ? null : workOn(beside, leaving.signal);
        // The caller that sends the answer handles a failure. The empty handler prevents an unhandled rejection if
        // the answer is never sent.
        work?.catch(() => undefined);
        return { uuid, shown: data, work, answer: '' };
      });
    fetched.then(
      ({ uuid, shown, work, answer: found }) => {
        if (leaving.signal.aborted) return;
        setGot({ uuid, shown, work, failed: false });
        setAnswer(found);
      },
      () => leaving.signal.aborted || setGot({ ...nothingYet, failed: true }),
    );
    return () => leaving.abort();
  }, [client, wanted, works, count]);
  const ask = useCallback((change: (works: boolean) => boolean) => {
    setAsked((before) => ({ count: before.count + 1, works: change(before.works) }));
  }, []);
  return {
    ...got,
    answer,
    works,
    setAnswer,
    renew: () => ask((before) => before),
    toggleWork: () => ask((before) => !before),
  };
}

const workOn = (text: string, signal: AbortSignal) =>
  import('@crossdock/web/proofOfWork.ts').then(({ solveProofOfWork: doWork }) => doWork(text, signal));

const nothingYet: Got = { uuid: '', shown: null, work: null, failed: false };

/** The captcha answer in the form that calls need: the text, and the result of the proof of work. */
export interface CaptchaAnswer {
  readonly code: string;
  readonly uuid: string;
  readonly work?: string;
}

/** Waits for the proof of work. If it fails, the answer counts as wrong and a new captcha is required. */
export async function captchaAnswer(
  { uuid, work }: Pick<Got, 'uuid' | 'work'>,
  code: string,
): Promise<CaptchaAnswer> {
  const done = await work?.catch(() => undefined);
  return { code, uuid, ...(done === undefined ? {} : { work: done }) };
}
