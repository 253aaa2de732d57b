// The app did not take over (F92). Loaded by early.js only then: once in a tab a fresh document is tried, afterwards the page offers to try again.
'use strict';
(function () {
  var KEY = 'ui.startedAgain';
  var root = document.documentElement;
  var FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;

  /** A tab that keeps nothing cannot count: it never loads itself again, or it could do so for ever. */
  function isFirstTry() {
    try {
      if (sessionStorage.getItem(KEY) !== null) return false;
      sessionStorage.setItem(KEY, 'yes');
      return sessionStorage.getItem(KEY) === 'yes';
    } catch {
      return false;
    }
  }

  /** What the page's worker keeps may be what is broken. It keeps the page anew with the next visit. */
  function forgetKept() {
    if (typeof caches === 'undefined') return Promise.resolve();
    return caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .catch(function () {});
  }

  /** Past every cache, of the browser and in between. */
  function fetchPage() {
    return fetch(location.pathname + location.search, {
      cache: 'reload',
      headers: { Accept: 'text/html' },
    }).then(function (reply) {
      if (!reply.ok) throw new Error('no page');
      return reply.text();
    });
  }

  /** Files whose name holds their hash are kept for a year, also what was broken on its way: they are fetched anew too. */
  function fetchFiles(html) {
    var paths = Array.from(html.matchAll(FILES), function (found) {
      return found[1];
    });
    return Promise.all(
      paths.map(function (path) {
        return fetch(path, { cache: 'reload' }).catch(function () {});
      }),
    );
  }

  function tryAgain() {
    root.dataset.start = 'again';
    forgetKept()
      .then(fetchPage)
      .then(fetchFiles)
      .then(
        function () {
          location.reload();
        },
        // Nobody answers: another document would be the browser's own error page.
        function () {
          root.dataset.start = 'failed';
        },
      );
  }

  var retry = document.querySelector('.first-paint-retry');
  if (retry)
    retry.addEventListener('click', function (event) {
      event.preventDefault();
      tryAgain();
    });
  addEventListener('online', tryAgain, { once: true });

  if (isFirstTry()) tryAgain();
  else root.dataset.start = 'failed';
})();
