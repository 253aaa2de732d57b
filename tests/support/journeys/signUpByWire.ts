import type { SandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import type { NewPlayer } from './AuthScreens';

/** An account that exists before the journey begins, made as the app would make it. */
export async function signUpByWire({ url, host }: SandboxServer, person: NewPlayer): Promise<void> {
  const number = { mobile: person.mobile, country_code: '91' };
  await post(url, '/sendOtpToMobile', number);
  const text = host.engine.inbox().findLast(({ to }) => to.endsWith(person.mobile))?.text ?? '';
  await post(url, '/mobileVerification', { ...number, otp: /\d{6}/.exec(text)?.[0] });
  const { name, username, password } = person;
  await post(url, '/register', { ...number, name, username, password, typeId: 3, parentId: 81026 });
}

async function post(url: string, path: string, body: unknown): Promise<void> {
  const reply = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const { error, message } = (await reply.json()) as { error: boolean; message: string };
  if (error) throw new Error(`${path}: ${message}`);
}
