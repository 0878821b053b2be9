import { screen } from '@testing-library/react';
import { showToast } from './toast';
import { clearToast } from './toast-region';
import uiEn from '../translations/en.json';

const GUIDE = '<a href="#row-12" data-at="below"><span aria-hidden="true"><b>१२</b></span>Asha is below</a>';
const rows = (...serials: number[]) =>
  `<table><tbody>${serials.map((serial) => `<tr id="row-${serial}"><td><button>${serial}</button></td></tr>`).join('')}</tbody></table>`;

const scrollBy = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  Object.assign(globalThis, { innerHeight: 740, scrollBy });
});
afterEach(() => jest.useRealTimers());

const refuse = () => showToast({ kind: 'refused', text: 'Press row 12.', rowId: 'row-2' });

/** Places an element in the window. */
function put(id: string, top: number, height: number): void {
  const element = document.getElementById(id);
  if (element) element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
}

const bottom = () => screen.getByRole('status').style.bottom;

it('is announced, stands for 5 s and is then gone from the page', () => {
  refuse();
  expect(screen.getByRole('status')).toHaveTextContent('Press row 12.');
  jest.advanceTimersByTime(4_900);
  expect(screen.getByText('Press row 12.')).toBeInTheDocument();
  jest.advanceTimersByTime(200);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('replaces the earlier message, and is shown for its own 5 s', () => {
  refuse();
  jest.advanceTimersByTime(3_000);
  showToast({ kind: 'recorded', text: 'Recorded.' });
  jest.advanceTimersByTime(3_000);
  expect(screen.getByRole('status')).toHaveTextContent(/^Recorded\.$/);
  jest.advanceTimersByTime(3_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('stays when it says to wait', () => {
  showToast({ kind: 'waiting', text: 'Please wait' });
  jest.advanceTimersByTime(60_000);
  expect(screen.getByText(uiEn.BUSY)).toBeInTheDocument();
});

it('is plain text without a guide', () => {
  refuse();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('leads to the candidate’s row in place of the guide, and the row pulses', () => {
  document.body.innerHTML = GUIDE + rows(2, 12);
  refuse();
  const guide = screen.getByText('Asha is below');
  expect(guide).toHaveAttribute('data-covered');
  const link = screen.getByRole('link', { name: '१२ Press row 12.' });
  expect(link).toHaveAttribute('href', '#row-12');
  link.click();
  expect(screen.getByRole('button', { name: '12' })).toHaveFocus();
  expect(document.getElementById('row-12')).toHaveAttribute('data-pulse');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(guide).not.toHaveAttribute('data-covered');
});

it('is a slip with number and stamp on a machine with such slips, when a vote is recorded', () => {
  document.body.innerHTML = `<section data-slip-stamp="DEMO"><table><tbody>
    <tr id="row-2"><th>२</th></tr></tbody></table></section>`;
  refuse();
  expect(screen.getByText('Press row 12.')).not.toHaveAttribute('data-stamp');
  showToast({ kind: 'recorded', text: 'Recorded.', rowId: 'row-2' });
  expect(screen.getByText('Recorded.')).toHaveAttribute('data-stamp', 'DEMO');
  expect(screen.getByText('Recorded.')).toHaveTextContent(/^२Recorded\.$/);
});

it('stays for a keyboard user who is on it, until the focus leaves it', () => {
  document.body.innerHTML = GUIDE + rows(2, 12);
  refuse();
  const link = screen.getByRole('link', { name: /Press row/ });
  link.focus();
  jest.advanceTimersByTime(10_000);
  expect(link).toBeInTheDocument();
  link.blur();
  expect(link).not.toBeInTheDocument();
});

it('makes way for the pressed row, the candidate’s row and the row with the focus, also when they move', () => {
  document.body.innerHTML = GUIDE + rows(2, 12, 14);
  refuse(); // jsdom has no layout: every box is 0 px high, so the message is 8 px above the lower edge
  expect(bottom()).toBe('8px');
  put('row-12', 700, 157);
  window.dispatchEvent(new Event('scroll'));
  // The message is 8 px below the top of the window, because this page has no plate (plate.tsx).
  expect(bottom()).toBe('732px');
  put('row-2', -10, 64);
  window.dispatchEvent(new Event('scroll'));
  expect(bottom()).toBe('678px'); // below the pressed row
  put('row-14', 40, 64);
  screen.getByRole('button', { name: '14' }).focus();
  expect(bottom()).toBe('48px'); // above the candidate’s row
  clearToast();
});
