import { describeFailure } from '@/domain/shared/describeFailure';
import { say } from '@/domain/shared/Message';
import type { Message } from '@/domain/shared/Message';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { PlaySafeGateway } from '../ports/gateways/PlaySafeGateway';

/** Who excluded themselves asks to come back, once the time they chose is over. Answers when they are back. */
export function askReturn(gateway: Pick<PlaySafeGateway, 'askReturn'>) {
  return async (username: string, password: string): Promise<Result<number | null, Message>> => {
    if (username.trim() === '') return fail(say('login.usernameEmpty'));
    if (password === '') return fail(say('login.passwordEmpty'));
    const reply = await gateway.askReturn(username.trim(), password);
    return reply.ok ? reply : fail(describeFailure(reply.error, 'playSafe.failed'));
  };
}
