// Keeps the frame of the app for a start without a network: the page, its files, its settings. Nothing else passes through here: no call
// to a backend, no price, no balance, no frame. Which files belong to the page is read from the page itself, so every build brings its own.
// And shows what a server tells a player whose page is closed (docs/wire.md 4.12a).
'use strict';

const CACHE = 'shell-1';
/** Beside what stands in /assets. */
const FILES = ['/config.json', '/favicon.svg', '/manifest.webmanifest'];
/** A page that is kept is better than one that does not come. */
const PATIENCE_MS = 4000;
/** Of older builds too: pages that are open still ask for them. The oldest go first. */
const MOST_FILES = 400;
const HEARD_WITHIN_MS = 1000;
/** Safari takes the subscription away from whoever leaves a few messages unshown, also with the app on the screen. */
const OWES_EACH = /AppleWebKit(?!.*(?:Chrome|Chromium|Android))/.test(navigator.userAgent);
const EARLY = /<script src="\/early\.js\?[^>]*><\/script>/;
/** What a page names, and what is what it is for ever: its name, or what stands behind it, holds its hash. */
const NAMED = /(?:href|src|data-axios)="(\/(?:assets\/[^"]+|early\.js\?\w+))"/g;

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } })
      .then(keepPage)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document') event.respondWith(page(event));
  } else if (isHashed(request.url)) event.respondWith(asset(request));
  else if (FILES.includes(pathname) || pathname.startsWith('/brand/')) event.respondWith(newest(request));
});

self.addEventListener('push', (event) => event.waitUntil(tell(newsIn(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data.path));
});

/** What a server may say: texts of a bounded length, and where a tap leads. Anything else is nothing. */
function newsIn(data) {
  let said;
  try {
    said = data.json();
  } catch {
    return null;
  }
  const { id, title, body, refMatchId } = said ?? {};
  if (![id, title, body].every((text) => typeof text === 'string') || title.trim() === '') return null;
  // The address is made here: a message leads to pages of the app alone.
  const path = typeof refMatchId === 'string' ? `/exchange/${encodeURIComponent(refMatchId)}` : '/mybets';
  return { id: id.slice(0, 64), title: title.slice(0, 80), body: body.slice(0, 240), path };
}

/** An app that is on the screen tells it itself. */
async function tell(news) {
  if (news === null) return;
  const { id, title, body, path } = news;
  const pages = await openPages();
  const isSeen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  if (isSeen && !OWES_EACH) return;
  await self.registration.showNotification(title, {
    ...{ body, tag: id, icon: '/favicon.svg', dir: 'auto', data: { path }, silent: isSeen },
  });
  if (isSeen) for (const shown of await self.registration.getNotifications({ tag: id })) shown.close();
}

/** The page that is open goes there, as by a link; else one opens there. */
async function openAt(path) {
  const pages = await openPages();
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (page === undefined) return self.clients.openWindow(path);
  // A browser may think that nobody pressed anything.
  await page.focus().catch(() => undefined);
  if (await goes(page, path)) return undefined;
  return page.navigate(path).catch(() => self.clients.openWindow(path));
}

async function openPages() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ frameType }) => frameType !== 'nested');
}

/** Whether a page takes itself there: one whose scripts have not come does not answer. */
function goes(page, path) {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
  });
  page.postMessage({ goTo: path }, [port2]);
  return Promise.race([answered, after(HEARD_WITHIN_MS).then(() => false)]);
}

/** The newest page, or after a while the one that is kept; a newer one is kept for the next time. */
async function page(event) {
  const kept = await (await caches.open(CACHE)).match('/');
  const asked = fetch(event.request).then((answer) => {
    if (!answer.ok || answer.redirected || !isPage(answer)) return answer;
    event.waitUntil(keepPage(answer.clone()));
    return lookFirst(answer);
  });
  if (kept === undefined) return asked;
  return Promise.race([asked.catch(() => kept), after(PATIENCE_MS).then(() => kept)]);
}

/** A file whose name holds its hash: what is kept is what it is. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (isFile(answer)) await cache.put(request.url, answer.clone());
  return answer;
}

/** What the network says; without one, what it said last. */
async function newest(request) {
  const cache = await caches.open(CACHE);
  const path = new URL(request.url).pathname;
  try {
    const answer = await fetch(request);
    if (path === '/config.json' && answer.ok && (await isSwitchedOff(answer.clone()))) await leave();
    else if (answer.ok) await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(path);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** The page, and every file that it names, axios among them, which comes a moment later. All of them or none: half a build does not start. */
async function keepPage(answer) {
  if (!answer.ok || !isPage(answer)) throw new Error('no page');
  const page = await lookFirst(answer);
  const html = await page.clone().text();
  const named = [...html.matchAll(NAMED)].map((found) => found[1]);
  const cache = await caches.open(CACHE);
  const before = await cache.match('/');
  if (before !== undefined && (await before.text()) === html) return;
  const missing = [];
  for (const path of new Set([...named, ...FILES]))
    if (FILES.includes(path) || (await cache.match(path)) === undefined) missing.push(path);
  await Promise.all(missing.map((path) => keepFile(cache, path)));
  await cache.put('/', page);
  await dropOldest(cache);
}

/**
 * Whoever was here before has a look of their own: for them the early script, which is kept, comes before the frame. A newcomer's frame waits
 * for no script.
 */
async function lookFirst(answer) {
  const html = await answer.text();
  const early = EARLY.exec(html);
  const page =
    early === null ? html : html.replace(early[0], '').replace('</head>', () => `${early[0]}</head>`);
  return new Response(page, { status: answer.status, headers: answer.headers });
}

async function keepFile(cache, path) {
  const answer = await fetch(path);
  if (!isFile(answer)) throw new Error(`no file at ${path}`);
  await cache.put(path, answer);
}

async function dropOldest(cache) {
  const assets = (await cache.keys()).filter(({ url }) => isHashed(url));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST_FILES)).map((old) => cache.delete(old)));
}

/** The operator's word that nothing shall be kept: `"offlineShell": false` in config.json. */
async function isSwitchedOff(answer) {
  try {
    return (await answer.json()).offlineShell === false;
  } catch {
    return false;
  }
}

async function leave() {
  await caches.delete(CACHE);
  await self.registration.unregister();
}

function isPage(answer) {
  return (answer.headers.get('content-type') || '').startsWith('text/html');
}

function isHashed(url) {
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/assets/') || (pathname === '/early.js' && search !== '');
}

/** Not the page that some servers answer with in place of a file that is gone. */
function isFile(answer) {
  return answer.ok && !isPage(answer);
}

function after(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
