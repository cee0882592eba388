import { useConnection } from '@crossdock/web/connection.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** The type that the browser answers by itself, by work. */
const byWork = 2;

interface Got {
  readonly uuid: string;
  /** A picture's data URL; null while it loads, and for work alone. */
  readonly shown: string | null;
  /** What the work beside a picture comes to; it goes on while the picture is read. */
  readonly work: Promise<string> | null;
  readonly failed: boolean;
}

export interface CaptchaState extends Got {
  /** The browser's work is all, and no picture is shown; it is done once there is an answer. */
  readonly works: boolean;
  readonly answer: string;
  setAnswer(answer: string): void;
  /** A new one: each can be answered once. */
  renew(): void;
  toggleWork(): void;
}

/** A captcha of the kind that the shop uses, fetched while `wanted`; `name` is what somebody tries to log in with. */
export function useCaptcha(wanted: boolean, name?: string, worksFirst = false): CaptchaState {
  const { client } = useConnection();
  const [asked, setAsked] = useState({ count: 0, works: worksFirst && currentShop().captchaByWork });
  const [got, setGot] = useState<Got>(nothingYet);
  const [answer, setAnswer] = useState('');
  const { works, count } = asked;
  // What is being typed must not ask for another each time; what was typed when it was asked for counts.
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
        // Anyone who sends the answer hears of it; where none is sent, nobody does.
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
  import('@crossdock/web/proofOfWork.ts').then(({ doWork }) => doWork(text, signal));

const nothingYet: Got = { uuid: '', shown: null, work: null, failed: false };

/** What a call takes: the answer, and beside a picture what the work came to, once it is done. */
export interface CaptchaAnswer {
  readonly code: string;
  readonly uuid: string;
  readonly work?: string;
}

/** Waits for the work; where it cannot be done, the answer is wrong without it, and another captcha is asked for. */
export async function answered(
  { uuid, work }: Pick<Got, 'uuid' | 'work'>,
  code: string,
): Promise<CaptchaAnswer> {
  const done = await work?.catch(() => undefined);
  return { code, uuid, ...(done === undefined ? {} : { work: done }) };
}
