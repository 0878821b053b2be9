/*
 * Stands in the head of every page, before the shell's scripts, and watches the shell's start: scripts that do not
 * arrive, do not parse, are not what was released, throw, or take too long. It has no library and is written in ES5,
 * because it must run where the rest does not. `WORDS` is put in by the build. docs/decisions/0031
 */
(function () {
  var page = document.documentElement;
  /** How long the shell's scripts may take to arrive, and then to start, in milliseconds. */
  var ARRIVAL_TIMEOUT = 3000;
  var START_TIMEOUT = 3000;
  /** When a visitor who sees no App yet gets a panel with Retry, in milliseconds since the page began. */
  var PANEL_AFTER = 7000;
  /** The shell and what it needs are some eight times as large as the HTML: a slow network has that much longer. */
  var SLOW_NETWORK_FACTOR = 8; // as in slow-network.ts, for larger files
  var SLOW_NETWORK_MOST = 40000;
  var REGISTRY_TIMEOUT = 800;
  var RELOADED_KEY = 'demo-evm-reloaded-at'; // as in reload-once.ts

  var isRunning = false;
  var isOver = false;
  var hasFailed = false;
  var panel;
  var cancelStartTimer = function () {};

  function isTooOld() {
    return !([].flat && window.fetch && window.Promise);
  }

  /**
   * Runs the task later, and not while the page is hidden, when browsers slow everything down.
   * Returns what cancels it.
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

  /** What the site host said of the shell; `null` when that part of the page has not arrived. */
  function readPageData() {
    try {
      return JSON.parse(document.getElementById('page-data').textContent);
    } catch (error) {
      return null;
    }
  }

  function tell(kind, detail) {
    var data = readPageData();
    if (!data || !data.eventsUrl || !navigator.sendBeacon) return;
    var event = { kind: kind, module: 'shell', version: data.shell.version, revision: data.revision };
    if (detail) event.detail = detail;
    navigator.sendBeacon(data.eventsUrl, JSON.stringify([event]));
  }

  /** Calls back with the registry, or with `null` when it cannot be read in time. */
  function readRegistry(done) {
    var request = new XMLHttpRequest();
    request.open('GET', '/registry.json');
    request.timeout = REGISTRY_TIMEOUT;
    request.onloadend = function () {
      try {
        done(JSON.parse(request.responseText));
      } catch (error) {
        done(null);
      }
    };
    request.send();
  }

  /** Loads the page anew, once for each revision; never where the tab cannot remember that it was done. */
  function reloadOnce(revision) {
    try {
      if (sessionStorage.getItem(RELOADED_KEY) === String(revision)) return false;
      sessionStorage.setItem(RELOADED_KEY, revision);
    } catch (error) {
      return false;
    }
    tell('reload');
    location.reload();
    return true;
  }

  /** The first failure is mended as far as that can be done; after the second the visitor has to ask. */
  function fail(reason) {
    if (isOver) return;
    tell('failure', reason);
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
        tell('canary-left', reason);
      }
      if (shell.current !== version) return reloadOnce(registry.revision) || showPanel();
      if (reason === DOES_NOT_PARSE) return giveUp(); // it is what was released: another browser can read it
      loadAgain();
    });
  }

  var DOES_NOT_PARSE = 'does not parse';

  /** Under a new URL, because a browser keeps what failed. Whichever copy arrives first runs, see `mayRun`. */
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
      tell('retry');
      location.reload();
    };
    panel.appendChild(sentence);
    panel.appendChild(retry);
    document.body.insertBefore(panel, document.body.firstChild);
    page.setAttribute('data-late', '');
    dispatchEvent(new Event('demo-evm-late')); // what answers presses says no more that the visitor should wait
  }

  function end() {
    isOver = true;
    cancelStartTimer();
    page.removeAttribute('data-late');
    if (panel) panel.parentNode.removeChild(panel);
    panel = null;
  }

  /** Shows what the page says without JavaScript: what was drawn, without its buttons, and what to do. */
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
      cancelStartTimer = later(START_TIMEOUT, function () {
        fail('did not start in time');
      });
      return true;
    },
    started: function () {
      cancelStartTimer();
      if (hasFailed) tell('heal');
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
    var more = htmlMs > 0 ? Math.min(SLOW_NETWORK_FACTOR * htmlMs, SLOW_NETWORK_MOST) : 0; // not a number where a browser does not say
    cancelStartTimer = later(ARRIVAL_TIMEOUT + more, function () {
      fail('did not arrive in time');
    });
  });
  later(PANEL_AFTER, showPanel);
})();
