import { createTestHost } from '@demo-evm/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ShellTexts } from '../texts/shell-texts';
import { LoadingPage } from './loading-page';

afterEach(() => jest.useRealTimers());

it.each([
  ['en', 'The network is slow. Please wait.'],
  ['hi', 'नेटवर्क धीमा है। कृपया रुकें।'],
  ['mr', 'नेटवर्क संथ आहे. कृपया थांबा.'],
])('says in the language %s that the network is slow, after a while', async (language, words) => {
  jest.useFakeTimers();
  const host = createTestHost({}, { language });
  render(
    <MemoryRouter>
      <ShellTexts host={host}>
        <LoadingPage host={host} />
      </ShellTexts>
    </MemoryRouter>,
  );
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(words)).toBeVisible();
});
