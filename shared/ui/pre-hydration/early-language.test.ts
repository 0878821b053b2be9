import { PAGE_DATA_ID } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { reloadInLanguage } from './early-language';

const reload = jest.fn();

function openPage(isSetByAddress = false) {
  const data = JSON.stringify({ early: { isSetByAddress } });
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
}

const stored = () => browserStorage.getItem('language');

beforeEach(() => {
  reload.mockClear();
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0; Path=/';
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('stores the choice for the App and for the server, tells the worker, and loads the page again', () => {
  const postMessage = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: { postMessage } },
  });
  openPage();
  expect(reloadInLanguage('mr', reload)).toBe(true);
  expect(stored()).toBe('mr');
  expect(document.cookie).toContain('language=mr');
  expect(postMessage).toHaveBeenCalledWith({ kind: 'language', path: '/' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['where the address sets the language', 'while the browser is offline'])(
  'leaves the choice to the App %s',
  (when) => {
    const isOffline = when === 'while the browser is offline';
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    openPage(!isOffline);
    expect(reloadInLanguage('mr', reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(stored()).toBeNull();
  },
);

it('leaves the choice to the App in a browser that stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  openPage();
  expect(reloadInLanguage('mr', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('language=mr');
});
