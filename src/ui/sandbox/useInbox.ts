import { useEffect, useState } from 'react';
import type { SandboxTools, SmsMessage } from '@/application/ports/device/SandboxTools';

/** The sandbox's messages, newest first, as they arrive. */
export function useInbox(tools: SandboxTools): readonly SmsMessage[] {
  const [messages, setMessages] = useState(() => tools.inbox());
  useEffect(() => {
    setMessages(tools.inbox());
    return tools.onInbox(() => setMessages(tools.inbox()));
  }, [tools]);
  return messages;
}
