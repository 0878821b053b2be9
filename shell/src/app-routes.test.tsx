import type { Host, RemoteModule, RemoteRelease } from '@demo-evm/shared/contract';
import { failure, success } from '@demo-evm/shared/domain';
import { createTestHost } from '@demo-evm/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useParams } from 'react-router-dom';
import { AppRoutes } from './app-routes';
import type { RemoteLoader } from './federation/remote-loader';
import type { LoadedRemote } from './federation/try-release';
import type { RemoteServices } from './remote-outlet/remote-services';
import { createRouteLanguage } from './remote-outlet/route-language';
import en from './translations/en.json';
import hi from './translations/hi.json';
import mr from './translations/mr.json';

const release = (module: string, mount: string): RemoteRelease => ({
  module,
  version: '1',
  contractVersion: 2,
  container: module,
  entry: `/${module}/entry.js`,
  mounts: [mount],
  integrity: {},
});
const REMOTES = [release('voting', '/demo/:vid'), release('admin', '/auth')];

function Voting() {
  const { vid } = useParams();
  const { pathname, search, hash } = useLocation();
  return <p>{`machine ${vid ?? ''} at ${pathname}${search}${hash}`}</p>;
}

const working = (App: RemoteModule['default']) => success({ default: App, contractVersion: 2 });

/** Makes a loader. For each module, it gives the module's answers in order, and then the last answer again. */
function loaderOf(answers: Record<string, LoadedRemote[]>): RemoteLoader {
  const load = (module: string): Promise<LoadedRemote> => {
    const remaining = answers[module] ?? [];
    const next = remaining.length > 1 ? remaining.shift() : remaining[0];
    return Promise.resolve(next ?? failure('unreachable'));
  };
  return { peek: () => undefined, load, tryOnce: load, leaveCanary: () => false };
}

interface Opened {
  readonly host?: Host;
  /** Fields that replace those of the admin remote's release. */
  readonly admin?: Partial<RemoteRelease>;
  /** True if the canary was withdrawn while it was shown. */
  readonly isWithdrawn?: boolean;
  /** Replaces the loader's own `load`. */
  readonly load?: RemoteLoader['load'];
}

function open(
  path: string,
  answers: Record<string, LoadedRemote[]> = {},
  { host = createTestHost(), admin = {}, isWithdrawn = false, load }: Opened = {},
) {
  const report = jest.fn();
  const refreshIfOld = jest.fn();
  const whenShown = jest.fn();
  const leaveCanary = jest.fn((module: string) => {
    const isCanary = releases.some((known) => known.module === module && known.fallback);
    releases = REMOTES;
    return isCanary && !isWithdrawn;
  });
  let releases = REMOTES.map((known) => (known.module === 'admin' ? { ...known, ...admin } : known));
  const services: RemoteServices = {
    loader: { ...loaderOf({ voting: [working(Voting)], ...answers }), ...(load && { load }), leaveCanary },
    report,
    whenShown,
    routeLanguage: createRouteLanguage(host.language, undefined),
    directory: {
      revision: () => 1,
      find: (module) => releases.find((known) => known.module === module),
      refresh: () => Promise.resolve(),
      leaveCanary: () => false,
      refreshIfOld,
      hasNewShell: () => false,
    },
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes host={host} services={services} remotes={REMOTES} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), host, report, refreshIfOld, whenShown, leaveCanary };
}

beforeEach(() => Object.assign(window, { scrollTo: jest.fn() }));

it.each([
  ['/', 'machine demo at /demo/demo'],
  ['/mr/demo', 'machine mr at /demo/mr'],
  ['/hi/demo', 'machine hi at /demo/hi'],
  ['/en', 'machine en at /demo/en'],
  ['/demo', 'machine demo at /demo/demo'],
  ['/?utm=1', 'machine demo at /demo/demo?utm=1'],
  ['/mr/demo/?utm=1#x', 'machine mr at /demo/mr?utm=1#x'],
  ['/demo/asha', 'machine asha at /demo/asha'],
])('shows for %s: %s', async (path, shown) => {
  open(path);
  expect(await screen.findByText(shown)).toBeVisible();
});

it('shows a page-not-found panel, in the visitor’s language, with a way to the demo', async () => {
  const { user } = open('/nowhere', {}, { host: createTestHost({}, { language: 'en' }) });
  expect(screen.getByRole('heading', { name: en.PAGE_NOT_FOUND })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(en.PAGE_NOT_FOUND_BODY);
  expect(document.title).toBe('Page not found');
  await user.selectOptions(screen.getByRole('combobox'), 'हिन्दी');
  expect(screen.getByRole('alert')).toHaveTextContent(hi.PAGE_NOT_FOUND);
  await user.click(screen.getByRole('link', { name: hi.GO_DEMO }));
  expect(await screen.findByText('machine demo at /demo/demo')).toBeVisible();
});

it.each(['unreachable', 'unsupported'] as const)(
  'shows a panel for a remote that is %s, and Retry loads it',
  async (why) => {
    const { user, report, refreshIfOld, whenShown } = open('/demo/x', {
      voting: [failure(why), working(Voting)],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(mr.NET_REMOTE_UNAVAILABLE);
    await user.click(screen.getByRole('button', { name: mr.RETRY }));
    expect(await screen.findByText('machine x at /demo/x')).toBeVisible();
    expect(report).toHaveBeenCalledWith({ kind: 'retry', module: 'voting', version: '1' });
    expect(refreshIfOld).toHaveBeenCalledTimes(1);
    expect(whenShown.mock.calls).toEqual([['voting', '/demo/x']]); // the only call came after Retry, not while the panel was shown
  },
);

it('moves the focus to the new page when the old one had it', async () => {
  const WithMain = () => <main tabIndex={-1}>here</main>;
  const { user } = open('/nowhere', { voting: [working(WithMain)] });
  await user.click(screen.getByRole('link'));
  await waitFor(() => expect(screen.getByText('here')).toHaveFocus());
});

it('shows a panel for a remote that throws while rendering, and Retry renders it again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <p>repaired</p>;
  };
  const { user, report } = open('/auth', { admin: [working(Broken)] });
  await user.click(await screen.findByRole('button', { name: mr.RETRY }));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: mr.RETRY }));
  expect(screen.getByText('repaired')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledWith({
    kind: 'render-error',
    module: 'admin',
    version: '1',
    detail: expect.stringMatching(/^Error\b/),
  });
});

it('shows the current release at once when a canary throws while rendering, without a panel in between', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() =>
    seen.push(document.querySelector('[role=alert]')?.textContent ?? null),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  const Broken = () => {
    throw new Error('broken canary');
  };
  const Good = () => <p>the current release</p>;
  const { report, leaveCanary } = open(
    '/auth',
    { admin: [working(Broken), working(Good)] },
    { admin: { version: '2', fallback: release('admin', '/auth') } },
  );
  expect(await screen.findByText('the current release')).toBeVisible();
  expect(leaveCanary).toHaveBeenCalledWith('admin', 'render-error');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'render-error', version: '2' }));
  expect(seen.filter(Boolean)).toEqual([]);
  watch.disconnect();
});

it('shows the current release when a canary was withdrawn while it was shown, and then throws', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Broken = () => {
    throw new Error('broken canary');
  };
  const Good = () => <p>the current release</p>;
  open(
    '/auth',
    { admin: [working(Broken), working(Good)] },
    { admin: { version: '2', fallback: release('admin', '/auth') }, isWithdrawn: true },
  );
  expect(await screen.findByText('the current release')).toBeVisible();
});

it('has the language of the route’s remote until the remote is loaded', async () => {
  open('/auth', { admin: [failure('unreachable')] }, { admin: { language: 'hi' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(hi.NET_REMOTE_UNAVAILABLE);
});

it('shows a panel with Retry for a load that takes too long, and the remote if it still arrives', async () => {
  jest.useFakeTimers();
  let arrive: (loaded: LoadedRemote) => void = () => undefined;
  const slow = new Promise<LoadedRemote>((resolve) => (arrive = resolve));
  open('/demo/x', {}, { load: () => slow });
  await act(() => jest.advanceTimersByTimeAsync(6_900));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('alert')).toBeVisible();
  jest.useRealTimers();
  await act(async () => {
    arrive(working(Voting));
    await slow;
  });
  expect(await screen.findByText('machine x at /demo/x')).toBeVisible();
});
