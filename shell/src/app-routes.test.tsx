import type { Host, RemoteModule, RemoteRelease } from '@demo-evm/shared/contract';
import { failure, success } from '@demo-evm/shared/domain';
import { createTestHost } from '@demo-evm/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useParams } from 'react-router-dom';
import { AppRoutes } from './app-routes';
import type { LoadedRemote, RemoteLoader } from './federation/remote-loader';
import type { Delivery } from './remote-outlet/remote-outlet';

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
  return <p>{`machine ${vid ?? ''} at ${useLocation().pathname}`}</p>;
}

const working = (App: RemoteModule['default']) => success({ default: App, contractVersion: 2 });

/** Answers of the network, per module and attempt; the last one stays. */
function loaderOf(answers: Record<string, LoadedRemote[]>): RemoteLoader {
  const load = (module: string): Promise<LoadedRemote> => {
    const left = answers[module] ?? [];
    const next = left.length > 1 ? left.shift() : left[0];
    return Promise.resolve(next ?? failure('unreachable'));
  };
  return { peek: () => undefined, load, tryOnce: load };
}

function open(path: string, answers: Record<string, LoadedRemote[]> = {}, host: Host = createTestHost()) {
  const report = jest.fn();
  const refreshIfOld = jest.fn();
  const prefetch = jest.fn();
  const delivery: Delivery = {
    loader: loaderOf({ voting: [working(Voting)], ...answers }),
    report,
    prefetch,
    directory: {
      revision: () => 1,
      find: (module) => REMOTES.find((release) => release.module === module),
      refresh: () => Promise.resolve(),
      refreshIfOld,
      hasNewShell: () => false,
    },
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppRoutes host={host} delivery={delivery} remotes={REMOTES} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), host, report, refreshIfOld, prefetch };
}

it.each([
  ['/', 'machine demo at /demo/demo'],
  ['/mr/demo', 'machine mr at /demo/mr'],
  ['/hi/demo', 'machine hi at /demo/hi'],
  ['/demo/asha', 'machine asha at /demo/asha'],
])('shows for %s: %s', async (path, shown) => {
  open(path);
  expect(await screen.findByText(shown)).toBeVisible();
});

it('shows a page-not-found panel, in the visitor’s language, with a way to the demo', async () => {
  const { user } = open('/nowhere', {}, createTestHost({}, { language: 'en' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Page not found');
  await user.selectOptions(screen.getByRole('combobox'), 'हिन्दी');
  expect(screen.getByRole('alert')).toHaveTextContent('पेज नहीं मिला');
  await user.click(screen.getByRole('link', { name: 'डेमो मशीन पर जाएँ' }));
  expect(await screen.findByText('machine demo at /demo/demo')).toBeVisible();
});

it.each(['unreachable', 'unsupported'] as const)(
  'shows a panel for a remote that is %s, and Retry loads it',
  async (why) => {
    const { user, report, refreshIfOld, prefetch } = open('/demo/x', {
      voting: [failure(why), working(Voting)],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('ॲपचा हा भाग सध्या उपलब्ध नाही.');
    await user.click(screen.getByRole('button', { name: 'पुन्हा प्रयत्न करा' }));
    expect(await screen.findByText('machine x at /demo/x')).toBeVisible();
    expect(report).toHaveBeenCalledWith({ kind: 'retry', module: 'voting', version: '1' });
    expect(refreshIfOld).toHaveBeenCalledTimes(1);
    expect(prefetch.mock.calls).toEqual([['voting']]); // not while the panel was shown
  },
);

it('moves the focus to the new page when the old one took it along', async () => {
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
    return <p>mended</p>;
  };
  const { user, report } = open('/auth', { admin: [working(Broken)] });
  await user.click(await screen.findByRole('button', { name: 'पुन्हा प्रयत्न करा' }));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'पुन्हा प्रयत्न करा' }));
  expect(screen.getByText('mended')).toBeVisible();
  expect(report).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledWith({
    kind: 'render-error',
    module: 'admin',
    version: '1',
    detail: expect.stringMatching(/^Error\b/),
  });
});
