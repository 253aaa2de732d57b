import { useEffect, useEffectEvent, useRef } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** What the browser hands over of an SMS that ends in `@our.domain #code` (WebOTP); only some browsers have it. */
interface SmsCode {
  readonly code?: string;
}

/** A code is read from its SMS where the browser can, and a form is sent by itself, once, for each code that is complete. */
export function useCompleteCode(code: string, set: (code: string) => void, send: () => void): void {
  const { otpLength } = useFirstPage().config;
  const sent = useRef('');
  const sms = useRef('');
  const take = useEffectEvent((read: string) => {
    sms.current = read;
    set(read);
  });
  const sendIt = useEffectEvent(send);

  useEffect(() => {
    const reading = new AbortController();
    void codeOfSms(reading.signal).then((read) => {
      if (read !== null && !reading.signal.aborted) take(read);
    });
    return () => reading.abort();
  }, []);

  useEffect(() => {
    const complete = code === sms.current || (code.length === otpLength && /^\d+$/.test(code));
    if (code === '' || !complete || sent.current === code) return;
    sent.current = code;
    sendIt();
  }, [code, otpLength]);
}

/** null: the browser does not read messages, was not allowed to, or nothing came. */
async function codeOfSms(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  const request: CredentialRequestOptions & { readonly otp: object } = {
    otp: { transport: ['sms'] },
    signal,
  };
  try {
    const read = (await navigator.credentials.get(request)) as SmsCode | null;
    return read?.code ?? null;
  } catch {
    return null;
  }
}
