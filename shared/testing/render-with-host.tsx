import type { Host } from '@demo-evm/shared/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createTestHost } from './test-host';

interface RenderOptions {
  /** The path of the page to open. */
  readonly path: string;
  /** The route pattern of the app, such as `/demo/:vid`. */
  readonly mount: string;
  readonly host?: Host;
}

/** Renders a remote's App with a Host, at the route pattern `mount`. */
export function renderWithHost(
  App: ComponentType<{ host: Host }>,
  { path, mount, host = createTestHost() }: RenderOptions,
) {
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={mount} element={<App host={host} />} />
      </Routes>
    </MemoryRouter>,
  );
  return { ...view, host, user: userEvent.setup() };
}
