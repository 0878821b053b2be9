import { browserStorage } from '@demo-evm/shared/device';
import { createTestHost } from '@demo-evm/shared/testing';
import { createHost } from './create-host';
import { createEarlyAnswers } from './early-answers';
import { browserEntry } from './history-entry';
import { readPageData } from './page-data';
import { createSessionStore, followOtherTabs } from './session-store';

describe('session', () => {
  it('starts with the stored token, notifies of a new one, and signs out with an empty one', () => {
    browserStorage.setItem('access_token', 'old');
    const session = createSessionStore(browserStorage);
    const seen: (string | null)[] = [];
    session.subscribe(({ token }) => seen.push(token));
    expect(session.getState().token).toBe('old');
    session.setToken('new');
    expect(browserStorage.getItem('access_token')).toBe('new');
    session.setToken('');
    expect(browserStorage.getItem('access_token')).toBeNull();
    expect(seen).toEqual(['new', null]);
  });
});

describe('a session that follows other tabs', () => {
  const inAnotherTab = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  it('signs in and out with the other tabs, until it is stopped', () => {
    const session = createSessionStore(browserStorage);
    const onChange = jest.fn();
    session.subscribe(onChange);
    const stop = followOtherTabs(session);
    inAnotherTab('access_token', 'theirs');
    expect(session.getState().token).toBe('theirs');
    inAnotherTab('access_token', 'theirs');
    inAnotherTab('language', 'mr');
    expect(onChange).toHaveBeenCalledTimes(1);
    inAnotherTab(null, null);
    expect(session.getState().token).toBeNull();
    stop();
    inAnotherTab('access_token', 'late');
    expect(session.getState().token).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('changes once when both the shell and a page follow the other tabs', () => {
    const session = createSessionStore(browserStorage);
    const onChange = jest.fn();
    session.subscribe(onChange);
    const stops = [followOtherTabs(session), followOtherTabs(session)];
    inAnotherTab('access_token', 'theirs');
    expect(onChange).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
  });
});

describe('language', () => {
  it('starts as Marathi, follows proposals, and stays with the visitor’s choice', () => {
    const { language } = createTestHost();
    expect(language.getState().language).toBe('mr');
    language.propose({ page: 'hi' });
    expect(language.getState().language).toBe('hi');
    language.choose('en');
    language.propose({ page: 'hi', machine: 'mr' });
    expect(language.getState().language).toBe('en');
  });

  it('opens in the language of an address that sets one, whatever was chosen before', () => {
    const { language } = createTestHost({}, { language: 'en' });
    language.propose({ route: 'mr' });
    expect(language.getState().language).toBe('mr');
    language.choose('hi');
    expect(language.getState().language).toBe('hi');
    // The page has loaded an English machine, and the address still sets Marathi.
    language.propose({ route: 'mr', machine: 'en' });
    expect(language.getState().language).toBe('hi');
  });

  it('lets an address win again on a new visit, but not after a reload or Back', () => {
    const { language } = createHost(createTestHost().config, browserStorage, undefined, browserEntry);
    language.propose({ route: 'mr' })();
    window.history.replaceState({ key: 'of the router' }, '');
    language.propose({ route: 'mr' });
    language.choose('en');
    expect(window.history.state).toMatchObject({ key: 'of the router' });
    const reloaded = createHost(createTestHost().config, browserStorage, undefined, browserEntry);
    reloaded.language.propose({ route: 'mr' });
    expect(reloaded.language.getState().language).toBe('en');
    window.history.pushState({}, '');
    reloaded.language.propose({ route: 'hi' });
    expect(reloaded.language.getState().language).toBe('hi');
  });

  it('forgets a withdrawn proposal, but not the one that replaced it', () => {
    const { language } = createTestHost();
    const withdrawFirst = language.propose({ page: 'hi' });
    const withdrawSecond = language.propose({ page: 'en' });
    withdrawFirst();
    expect(language.getState().language).toBe('en');
    withdrawSecond();
    expect(language.getState().language).toBe('mr');
  });

  it('ignores a stored value that is no language', () => {
    expect(createTestHost({}, { language: 'xx' }).language.getState().language).toBe('mr');
  });
});

it('gives the preview once', () => {
  const { preview } = createTestHost();
  preview.put({ cname: 'आशा' });
  expect(preview.take()).toEqual({ cname: 'आशा' });
  expect(preview.take()).toBeNull();
});

it('reads the page’s data, and throws if there is none', () => {
  expect(() => readPageData(document)).toThrow('page-data');
  document.body.innerHTML = '<script type="application/json" id="page-data">{"revision":7}</script>';
  expect(readPageData(document).revision).toBe(7);
});

describe('early answers', () => {
  it('are found by path or address, and taken once', () => {
    const early = createEarlyAnswers({ '/api/evm/evm/x': null, 'https://api.example/y': { a: 1 } });
    expect(early.peek('http://localhost/api/evm/evm/x')).toBeNull();
    expect(early.take('/api/evm/evm/x')).toBeNull();
    expect(early.take('/api/evm/evm/x')).toBeUndefined();
    expect(early.take('https://api.example/y')).toEqual({ a: 1 });
    expect(createEarlyAnswers().take('/z')).toBeUndefined();
  });
});
