import enWords from '@demo-evm/shared/ui/translations/en.json';
import hiWords from '@demo-evm/shared/ui/translations/hi.json';
import mrWords from '@demo-evm/shared/ui/translations/mr.json';
import { aMachine } from '@demo-evm/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openDashboard } from '../testing/open-admin';
import { serveAdmin } from '../testing/serve-admin';
import { sampleFacts } from './sample-facts';
import { SAMPLE_WORDS } from './sample-words';
import seeProductMr from '../see-product/texts/mr.json';
import en from '../translations/en.json';

const server = serveAdmin();

const findSample = async () => within(await screen.findByRole('region', { name: /^What voters see/ }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('changes with what is typed, before it is published', async () => {
  await openDashboard();
  const sample = await findSample();
  expect(sample.getByText('Asha Namune')).toBeVisible();
  expect(sample.getByText('३')).toBeVisible();
  type('Candidate name (English)', 'Asha Patil');
  type('Party name', 'Another Party');
  type('Area name (English)', 'Another Nagar');
  type('Section number', '7');
  type("Machine serial (candidate's position)", '12');
  for (const text of ['Asha Patil', 'Another Party', 'Another Nagar', '१२'])
    expect(sample.getByText(text)).toBeVisible();
  expect(sample.getByText('Ward').parentElement).toHaveTextContent('7 Ward');
  expect(server.sentTo('evm')).toEqual([]);
});

it('is in the machine’s language and colour, not in the page’s', async () => {
  await openDashboard();
  const sample = await findSample();
  expect(sample.getByText(enWords.READY)).toBeVisible();
  type('Language of the machine', 'mr');
  type('Theme colour', '#c2410c');
  expect(sample.getByText(mrWords.READY)).toBeVisible();
  expect(sample.getByText(seeProductMr.PRESS)).toBeVisible();
  const [first] = sample.getAllByText(/Namune|नमुने/);
  expect(first).toHaveTextContent('आशा नमुने');
  expect(first).toHaveAttribute('lang', 'mr');
  const colored = sample.getByText(mrWords.READY).closest('[style]');
  expect(colored).toHaveStyle({ '--on-sample-bar': '#ffffff' });
  expect(colored?.getAttribute('style')).toContain(sampleFacts({ extra3: '#c2410c' }).theme.bar);
});

it('shows a new machine without a serial as not set up, with the place of its row', async () => {
  server.machine = { vid: 'asha', email: 'asha@example.org', extra4: 'en' };
  await openDashboard();
  const sample = await findSample();
  expect(sample.getByText(enWords.NOT_SET_UP)).toBeVisible();
  expect(sample.getByText(en.SAMPLE_ROW)).toBeVisible();
  type("Machine serial (candidate's position)", '99');
  expect(sample.getByText(enWords.NOT_SET_UP)).toBeVisible();
  type("Machine serial (candidate's position)", '16');
  expect(sample.getByText(enWords.READY)).toBeVisible();
});

it('offers nothing to press, and screen readers read one row', async () => {
  await openDashboard();
  const sample = await findSample();
  expect(sample.queryByRole('button')).not.toBeInTheDocument();
  expect(sample.getAllByRole('listitem')).toHaveLength(1);
  expect(sample.getByRole('img', { name: 'Election symbol of Sample Party' })).toBeVisible();
});

it.each([
  [1, [1, 2, 3, 4]],
  [3, [1, 2, 3, 4]],
  [9, [7, 8, 9, 10]],
  [16, [13, 14, 15, 16]],
  [20, [17, 18, 19, 20]],
  [null, [1, 2, null, 3]],
])('serial %p is drawn among the rows %p', (evmsr, rows) => {
  expect(sampleFacts({ ...aMachine(), evmsr }).rows).toEqual(rows);
});

it('a machine without a language is in Hindi, and unsafe pictures are not loaded', () => {
  const facts = sampleFacts({
    main_title: 'Bihar Assembly Election',
    vidint: 21,
    cpicurl: 'javascript:alert(1)',
  });
  expect(facts).toMatchObject({ language: 'hi', photo: null, names: null });
  expect(facts.section).toMatchObject({ number: '२१', badge: 'क्षेत्र' });
});

it('says the words of the machine itself', () => {
  for (const [language, table] of Object.entries({ en: enWords, hi: hiWords, mr: mrWords }))
    expect(SAMPLE_WORDS[language as 'en']).toMatchObject({
      ready: table.READY,
      notSetUp: table.NOT_SET_UP,
      press: table.PRESS,
    });
});
