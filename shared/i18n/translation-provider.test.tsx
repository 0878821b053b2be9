import type { Host } from '@demo-evm/shared/contract';
import { createTestHost, serveContract } from '@demo-evm/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { TranslationProvider } from './translation-provider';
import { useTexts } from './use-texts';

const server = serveContract({
  tables: { en: { SHARE: 'Share' }, hi: { SHARE: 'शेयर करें' }, mr: { SHARE: 'शेअर करा' } },
});

function Probe() {
  const { t, language, isSettled } = useTexts();
  return <p>{`${language} ${String(isSettled)} ${t('SHARE')}`}</p>;
}

const show = (host: Host) =>
  render(
    <TranslationProvider host={host} builtIn={{ SHARE: 'Built-in share', LOADING: 'Loading…' }}>
      <Probe />
    </TranslationProvider>,
  );

const failFor = (language: string) =>
  server.use(http.get(`*/assets/i18n/${language}.json`, () => new HttpResponse(null, { status: 404 })));

it('shows the Host’s language when its table has loaded, and another language when it is chosen', async () => {
  const host = createTestHost();
  show(host);
  expect(await screen.findByText('mr true शेअर करा')).toBeInTheDocument();
  act(() => host.language.choose('hi'));
  expect(await screen.findByText('hi true शेयर करें')).toBeInTheDocument();
});

it('loads English when another language fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  failFor('mr');
  show(createTestHost());
  expect(await screen.findByText('en true Share')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
});

it('loads a language that failed before when it is chosen again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  server.use(http.get('*/assets/i18n/hi.json', () => HttpResponse.error(), { once: true }));
  const host = createTestHost();
  show(host);
  await screen.findByText('mr true शेअर करा');
  act(() => host.language.choose('hi'));
  await screen.findByText('en true Share');
  act(() => host.language.choose('hi'));
  expect(await screen.findByText('hi true शेयर करें')).toBeInTheDocument();
});

it.each([['not a table'], [{ SHARE: 5 }], [null]])(
  'treats %p as a table that failed to load',
  async (body) => {
    jest.spyOn(console, 'error').mockImplementation();
    server.use(http.get('*/assets/i18n/mr.json', () => HttpResponse.json(body as never)));
    show(createTestHost());
    expect(await screen.findByText('en true Share')).toBeInTheDocument();
  },
);

it('shows the built-in texts, never keys, when English fails too', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  failFor('mr');
  failFor('en');
  show(createTestHost());
  expect(await screen.findByText('en true Built-in share')).toBeInTheDocument();
});

it('never shows a language that was replaced before its table arrived', async () => {
  server.use(
    http.get('*/assets/i18n/hi.json', async () => {
      await delay(100);
      return HttpResponse.json({ SHARE: 'शेयर करें' });
    }),
  );
  const host = createTestHost();
  show(host);
  await screen.findByText('mr true शेअर करा');
  act(() => host.language.choose('hi'));
  act(() => host.language.choose('en'));
  await screen.findByText('en true Share');
  await delay(200);
  expect(screen.getByText('en true Share')).toBeInTheDocument();
});
