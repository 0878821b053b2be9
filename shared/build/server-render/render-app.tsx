import { createEarlyAnswers, createHost, type RenderApp, type RenderInput } from '@demo-evm/shared/contract';
import App from 'drawn-app';
import { renderToString } from 'react-dom/server.browser';
import { Route, Routes, StaticRouter } from 'react-router-dom';

/** Only what the HTML brings along is known here: nothing of this device. */
const NOTHING = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Draws what the browser will draw first from the same data. docs/decisions/0018. */
export const drawFirstView: RenderApp = ({
  folder,
  path,
  mounts,
  language,
  table,
  config,
  answers,
}: RenderInput) => {
  __webpack_public_path__ = folder;
  const known = { ...answers, [`${folder}assets/i18n/${language}.json`]: table };
  const host = createHost(config, NOTHING, createEarlyAnswers(known, 'http://site.invalid/'));
  host.language.propose({ page: language });
  return renderToString(
    <StaticRouter location={path}>
      <Routes>
        {mounts.map((mount) => (
          <Route key={mount} path={mount} element={<App host={host} />} />
        ))}
      </Routes>
    </StaticRouter>,
  );
};
