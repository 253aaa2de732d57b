import type { NewPlayer } from './AuthScreens';
import type { Stage } from './Stage';

/** As a developer reads it: the server shows its text messages, newest last. */
export async function codeFromServer({ server }: Stage, { mobile }: NewPlayer): Promise<string> {
  const reply = await fetch(`${server?.url}/__sandbox/inbox`, { headers: { accept: 'application/json' } });
  const { data } = (await reply.json()) as { data: { messages: { to: string; text: string }[] } };
  const message = data.messages.findLast(({ to }) => to.endsWith(mobile));
  const code = message && /\b\d{6}\b/.exec(message.text)?.[0];
  if (!code) throw new Error(`no code has been sent to ${mobile}`);
  return code;
}
