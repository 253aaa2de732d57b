// How a game asks its provider: over its own origin, or, in a page that hosts the whole sandbox, through that page.
'use strict';
(() => {
  const { hex } = window.SPM;
  const inPage = location.protocol === 'blob:';
  const session = inPage
    ? document.body.dataset.session
    : new URLSearchParams(location.hash.slice(1)).get('session');
  const WAIT_MS = 8_000;
  const waiting = new Map();
  let last = 0;

  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.type !== 'game:reply') return;
    waiting.get(data.id)?.(data.body);
    waiting.delete(data.id);
  });

  const overPage = (body) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, resolve);
      setTimeout(() => waiting.delete(id) && reject(new Error('no answer')), WAIT_MS);
      // Our own origin is opaque and so we cannot name the page's; the page only listens to its own frame.
      window.parent.postMessage({ type: 'game:play', id, body }, '*');
    });
  const overHttp = async (body) => {
    const reply = await fetch('/games/play', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    return reply.json();
  };
  const send = inPage ? overPage : overHttp;

  /** Asked once more after silence: every call may come twice and happens once. */
  const ask = async (call, more = {}) => {
    const body = { session, call, ...more };
    const reply = await send(body).catch(() => send(body));
    if (reply.error !== false) throw Object.assign(new Error(reply.message), { code: reply.code });
    return reply.data;
  };
  /** `balance`, `leave` or `deposit`. */
  const tell = (word) => window.parent.postMessage({ type: `game:${word}` }, '*');
  const newKey = () => hex(8);

  Object.assign(window.SPM, { ask, tell, newKey });
})();
