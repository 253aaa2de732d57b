function preload(script) {
  if (!script) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}

// Notices that the app does not take over: its script, or one that this needs, is gone, broken or a page in its place (F92). Its element says so itself:
// by an error, or by having loaded while src/ui/main.tsx did not run to its end. What to do about it is in again.js.
(function () {
  function again() {
    // Not by an element: its address would be one for the policy of trusted types to allow.
    import('/again.js').catch(function () {
      document.documentElement.dataset.start = 'failed';
      addEventListener('online', function () {
        location.reload();
      });
    });
  }

  function onEnd(event) {
    var script = event.target;
    // What runs before the entry is `async`, and may fail alone.
    if (script.type !== 'module' || script.async || !/\/assets\//.test(script.src)) return;
    if (!globalThis.appBegan) again();
  }

  globalThis.startAgain = again;
  document.addEventListener('load', onEnd, true);
  document.addEventListener('error', onEnd, true);
})();

// The theme, and the browser's own bars in the colour of the header (src/ui/theme).
function showTheme(theme, bars) {
  var colours = bars || { light: '#ffffff', dark: '#0c0d0f' };
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.content = colours[theme] || colours[/dark/.test(meta.getAttribute('media')) ? 'dark' : 'light'];
  });
}

// The reader's own theme and text size (src/ui/appearance): before the first paint of whoever was here before (sw.js), a moment after a newcomer's.
(function () {
  try {
    var root = document.documentElement;
    var theme = localStorage.getItem('ui.theme');
    var size = localStorage.getItem('ui.textSize');
    var language = localStorage.getItem('ui.language');
    if (localStorage.getItem('ui.quiet')) root.dataset.quiet = 'yes';
    if (localStorage.getItem('ui.oddsFlash') === 'off') root.dataset.oddsFlash = 'off';
    // Nothing invites to play (src/ui/device/deviceBreak.ts).
    if (localStorage.getItem('ui.breakUntil') > Date.now()) root.dataset.onBreak = 'yes';
    // Its texts too: they are asked for before the first page is drawn.
    if (/^[a-z]{2}$/.test(language)) {
      root.lang = language + '-IN';
      preload(document.currentScript.getAttribute('data-texts-' + language));
    }
    // The brand's look of the last visit (src/ui/start/applyLook.ts).
    var look = JSON.parse(localStorage.getItem('ui.look'));
    if (look) {
      root.style.cssText = look.style;
      root.dataset.look = 'saved';
    }
    if (look && look.shape) root.dataset.shape = look.shape;
    // The player's own choice, then the brand's, then dark.
    var chosen = /^(light|dark|system)$/.test(theme) ? theme : null;
    showTheme(chosen || (look && look.theme) || 'dark', look && look.bars);
    if (size === '112' || size === '125') root.dataset.textSize = size;
  } catch {
    // Nothing is kept.
    showTheme('dark');
  }
})();

// Asks for what a first page asks first (src/adapters/http/firstQuestions.ts says what); the app takes it over in src/adapters/browser/PrefetchedReplies.ts.
(function () {
  var script = document.currentScript;
  var replies = new Map();
  var kept;
  globalThis.prefetchedReplies = replies;

  function ask(url, language) {
    var reply = fetch(url, {
      headers: { Accept: 'application/json, text/plain, */*', 'Accept-Language': language },
    });
    // Whoever takes it over deals with it.
    reply.catch(function () {});
    replies.set(url, { at: performance.now(), reply: reply });
  }

  function isVisitor() {
    try {
      kept = localStorage.getItem('ui.language');
      return localStorage.getItem('token') === null;
    } catch {
      return true;
    }
  }

  function askBackend(config) {
    var hosts = { api: config.apiUrl, sports: config.sportsUrl || config.apiUrl };
    var questions = script.dataset.everywhere.split(' ');
    if (location.pathname === '/') questions = questions.concat(script.dataset.landing.split(' '));
    questions.forEach(function (question) {
      var parts = question.split(':');
      // The language as the app chooses it (src/texts/chosenLanguage.ts).
      ask(String(hosts[parts[0]]).replace(/\/+$/, '') + parts[1], kept || (config.locales || ['en'])[0]);
    });
  }

  // Nothing of a player's is asked ahead: axios asks all of it.
  if (!isVisitor()) preload(script.dataset.axios);

  var file = fetch('/config.json', { cache: 'no-cache', credentials: 'same-origin' });
  var handled = file.then(function (reply) {
    if (!reply.ok) return reply;
    return reply
      .clone()
      .json()
      .then(function (config) {
        if (config.backend === 'remote' && config.apiUrl && isVisitor()) askBackend(config);
        // A backend of a language of its own is asked nothing in ours.
        if (!config.backend || config.backend === 'sandbox') {
          preload(script.dataset.sandbox);
          // A worker's script cannot be preloaded: from the browser's cache it starts as soon.
          if (script.dataset.engine) fetch(script.dataset.engine).catch(function () {});
        }
      })
      .catch(function () {})
      .then(function () {
        return reply;
      });
  });
  handled.catch(function () {});
  replies.set('/config.json', { at: performance.now(), reply: handled });
})();
