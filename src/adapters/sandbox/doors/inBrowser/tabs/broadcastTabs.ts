import type { OpenTabChannel, TabMessage } from './TabMessage';

/** The name carries the version: tabs of another build of the sandbox do not hear this one. */
const CHANNEL = 'sandbox:v1';

export const broadcastTabs: OpenTabChannel = (hear) => {
  const channel = new BroadcastChannel(CHANNEL);
  // Only this build of this origin speaks on this name.
  channel.onmessage = (event: MessageEvent<TabMessage>) => hear(event.data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
};
