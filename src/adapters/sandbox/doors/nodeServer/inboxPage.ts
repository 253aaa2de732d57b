import { createHash } from 'node:crypto';
import type { SmsMessage } from '../../wire/SandboxBackend';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
li { border-top: 1px solid; padding: .75rem 0; overflow-wrap: anywhere; }
ol { list-style: none; padding: 0; }
time { opacity: .7; }
`;

/** No script, one style that is named by its hash, never framed: the page shows text that others wrote. */
export const INBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The text messages that the sandbox pretends to have sent, newest first. Reloads itself. */
export function inboxPage(messages: readonly SmsMessage[]): string {
  const items = messages.toReversed().map((message) => {
    const at = new Date(message.at).toISOString();
    return `<li><strong>${escapeHtml(message.to)}</strong> <time datetime="${at}">${at}</time><br>${escapeHtml(message.text)}</li>`;
  });
  const list =
    items.length === 0 ? '<p>No message yet. Ask for a code in the app.</p>' : `<ol>${items.join('')}</ol>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3"><title>Sandbox SMS inbox</title><style>${STYLE}</style></head>
<body><h1>Sandbox SMS inbox</h1>${list}</body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
