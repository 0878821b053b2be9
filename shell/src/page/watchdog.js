/*
 * An inline script in the head of every page, before the shell's scripts. It watches the shell's start and reacts to
 * scripts that do not arrive, do not parse, do not match their hash, throw, or take too long. It uses no library and is
 * written in ES5, because it must run where the shell cannot. The build defines `WORDS`. docs/decisions/0031
 */
(function () {
  var page = document.documentElement;
  var ARRIVAL_TIMEOUT_MS = 3000;
  var START_TIMEOUT_MS = 3000;
  /** A visitor who sees no App by then gets a panel with Retry. Counted from the start of the page. */
  var PANEL_AFTER_MS = 7000;
  /**
   * The shell's files are some eight times as large as the HTML, so the arrival timeout grows by eight times what the
   * HTML took. shared/contract/slow-network.ts does the same for smaller files.
   */
  var SLOW_NETWORK_FACTOR = 8;
  var MAX_SLOW_NETWORK_MS = 40000;
  var REGISTRY_READ_TIMEOUT_MS = 800;
  var RELOADED_KEY = 'demo-evm-reloaded-at'; // the same key as in shell/src/federation/reload-once.ts

  var isRunning = false;
  var isOver = false;
  var hasFailed = false;
  var panel;
  var cancelStartTimer = function () {};

  function isTooOld() {
    return !([].flat && window.fetch && window.Promise);
  }

  /**
   * Runs the task after a delay, but not while the page is hidden, because browsers slow hidden pages down.
   * Returns a function that cancels it.
   */
  function later(milliseconds, task) {
    var timer = setTimeout(function check() {
      if (isOver) return;
      if (document.hidden) timer = setTimeout(check, 1000);
      else task();
    }, milliseconds);
    return function () {
      clearTimeout(timer);
    };
  }

  /** The page's data (shared/contract/page-data.ts); `null` when that part of the HTML has not arrived. */
  function readPageData() {
    try {
      return JSON.parse(document.getElementById('page-data').textContent);
    } catch (error) {
      return null;
    }
  }

  function report(kind, detail) {
    var data = readPageData();
    if (!data || !data.eventsUrl || !navigator.sendBeacon) return;
    var event = { kind: kind, module: 'shell', version: data.shell.version, revision: data.revision };
    if (detail) event.detail = detail;
    navigator.sendBeacon(data.eventsUrl, JSON.stringify([event]));
  }

  /** Calls back with the registry, or with `null` if it cannot be read in time. */
  function readRegistry(done) {
    var request = new XMLHttpRequest();
    request.open('GET', '/registry.json');
    request.timeout = REGISTRY_READ_TIMEOUT_MS;
    request.onloadend = function () {
      try {
        done(JSON.parse(request.responseText));
      } catch (error) {
        done(null);
      }
    };
    request.send();
  }

  /** Reloads the page, once for each revision; never where the tab cannot remember that it was done. */
  function reloadOnce(revision) {
    try {
      if (sessionStorage.getItem(RELOADED_KEY) === String(revision)) return false;
      sessionStorage.setItem(RELOADED_KEY, revision);
    } catch (error) {
      return false;
    }
    report('reload');
    location.reload();
    return true;
  }

  /** Tries to recover from the first failure; after the second one the visitor gets a panel with Retry. */
  function fail(reason) {
    if (isOver) return;
    report('failure', reason);
    if (hasFailed) return showPanel();
    hasFailed = true;
    readRegistry(function (registry) {
      var data = readPageData();
      var shell = registry && registry.modules && registry.modules.shell;
      if (!data || !shell) return loadAgain();
      var version = data.shell.version;
      if (shell.canary && shell.canary.version === version) {
        document.cookie =
          'canary_left_shell=' + registry.revision + '; Path=/; Max-Age=2592000; SameSite=Lax';
        report('canary-left', reason);
      }
      if (shell.current !== version) return reloadOnce(registry.revision) || showPanel();
      if (reason === DOES_NOT_PARSE) return giveUp(); // the file matches its hash, so the browser is too old for it
      loadAgain();
    });
  }

  var DOES_NOT_PARSE = 'does not parse';

  /** Loads the shell under a new URL, because browsers keep what failed. `mayRun` lets only the first copy run. */
  function loadAgain() {
    if (isRunning) return showPanel(); // the same code would fail the same way
    var scripts = document.querySelectorAll('script[data-shell]');
    for (var i = 0; i < scripts.length; i += 1) {
      var script = document.createElement('script');
      script.src = scripts[i].src + '?retry=1';
      script.integrity = scripts[i].integrity;
      script.async = false;
      script.setAttribute('data-shell', '');
      document.head.appendChild(script);
    }
  }

  function showPanel() {
    if (panel || isOver) return;
    if (!document.body) return later(500, showPanel);
    var words = WORDS[page.lang] || WORDS.mr;
    panel = document.createElement('div');
    panel.className = 'late';
    panel.setAttribute('role', 'alert');
    var sentence = document.createElement('p');
    sentence.textContent = words.late;
    var retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = words.retry;
    retry.onclick = function () {
      report('retry');
      location.reload();
    };
    panel.appendChild(sentence);
    panel.appendChild(retry);
    document.body.insertBefore(panel, document.body.firstChild);
    page.setAttribute('data-late', '');
    dispatchEvent(new Event('demo-evm-late')); // the pre-hydration press handler stops asking the visitor to wait
  }

  function end() {
    isOver = true;
    cancelStartTimer();
    page.removeAttribute('data-late');
    if (panel) panel.parentNode.removeChild(panel);
    panel = null;
  }

  /** Shows the page as without JavaScript: the server-rendered HTML without its buttons, and what to do. */
  function giveUp() {
    end();
    var noscript = document.querySelector('noscript[data-too-old]');
    var holder = document.createElement('div');
    holder.innerHTML = noscript.textContent;
    noscript.parentNode.insertBefore(holder, noscript);
  }

  window.demoEvmWatchdog = {
    mayRun: function () {
      if (isOver || isRunning) return false;
      isRunning = true;
      cancelStartTimer();
      cancelStartTimer = later(START_TIMEOUT_MS, function () {
        fail('did not start in time');
      });
      return true;
    },
    started: function () {
      cancelStartTimer();
      if (hasFailed) report('heal');
    },
    failed: fail,
    rendered: end,
  };

  addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target && target.getAttribute && target.getAttribute('data-shell') !== null)
        return fail('did not arrive, or is not what was released');
      var own = document.querySelector('script[data-shell]');
      if (!own || !event.filename || event.filename.split('?')[0] !== own.src.split('?')[0]) return;
      var isUnreadable = !isRunning && event.error instanceof SyntaxError;
      fail(isUnreadable ? DOES_NOT_PARSE : 'threw at ' + event.lineno + ':' + event.colno);
    },
    true,
  );

  document.addEventListener('readystatechange', function () {
    if (document.readyState !== 'interactive') return;
    if (isTooOld()) return giveUp();
    var timing = window.performance && performance.timing;
    var htmlMs = timing ? timing.responseEnd - timing.responseStart : 0;
    // `htmlMs` is NaN where a browser does not measure it
    var slowNetworkMs = htmlMs > 0 ? Math.min(SLOW_NETWORK_FACTOR * htmlMs, MAX_SLOW_NETWORK_MS) : 0;
    cancelStartTimer = later(ARRIVAL_TIMEOUT_MS + slowNetworkMs, function () {
      fail('did not arrive in time');
    });
  });
  later(PANEL_AFTER_MS, showPanel);
})();
