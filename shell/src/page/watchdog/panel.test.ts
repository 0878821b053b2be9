import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { hidePanel, showPanel, showTooOld } from './panel';
import hi from '../../translations/hi.json';
import en from '../../translations/en.json';

const PAGE = readFileSync(path.join(__dirname, '../page.html'), 'utf8');

beforeEach(() => {
  document.body.innerHTML = '<div id="skeleton"></div>';
  document.documentElement.lang = 'mr';
});

it('is above the page, in the page’s language, until the app is rendered', () => {
  document.documentElement.lang = 'hi';
  showPanel();
  showPanel();
  expect(screen.getByRole('alert')).toHaveTextContent('इसमें बहुत समय लग रहा है।');
  expect(document.body.firstElementChild).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('button', { name: hi.RETRY })).toBeVisible();
  hidePanel();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('tells the visitor of an old browser what to do, in three languages, and the address to open elsewhere', () => {
  const noscript = document.createElement('noscript');
  noscript.dataset['tooOld'] = '';
  noscript.textContent = /<noscript data-too-old>([^]*?)<\/noscript>/.exec(PAGE)?.[1] ?? '';
  document.body.append(noscript);
  window.history.replaceState(null, '', '/demo/asha');
  showTooOld();
  const advice = screen.getByRole('complementary', { name: en.APP_TITLE });
  expect(screen.getAllByRole('heading')).toHaveLength(3);
  for (const sentence of ['क्रोम अपडेट करा, किंवा', 'क्रोम अपडेट करें, या', 'Update Chrome, or'])
    expect(advice).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Chrome' })).toHaveAttribute(
    'href',
    'https://www.google.com/chrome/',
  );
  expect(advice).toHaveTextContent('localhost/demo/asha');
});
