import { createEarlyAnswers, createHost, type RenderApp, type RenderInput } from '@demo-evm/shared/contract';
import { renderToString } from 'react-dom/server.browser';
import App from 'server-rendered-app';
import EarlySlip from 'server-rendered-slip';
import { Route, Routes, StaticRouter } from 'whole-library/react-router-dom';

/** The server cannot read the storage of the visitor's browser. */
const EMPTY_STORAGE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * Renders an app to HTML. The browser's first render from the same data gives the same HTML. Older and newer site hosts
 * call this function by its name, so the name must not change. docs/decisions/0018
 */
export const drawFirstView: RenderApp = ({
  folder,
  path,
  mounts,
  language,
  table,
  config,
  answers,
  part,
}: RenderInput) => {
  __webpack_public_path__ = folder;
  const known = { ...answers, [`${folder}assets/i18n/${language}.json`]: table };
  const host = createHost(config, EMPTY_STORAGE, createEarlyAnswers(known, 'http://site.invalid/'));
  host.language.propose({ page: language });
  const Part = part === 'slip' ? EarlySlip : App;
  return renderToString(
    <StaticRouter location={path}>
      <Routes>
        {mounts.map((mount) => (
          <Route key={mount} path={mount} element={<Part host={host} />} />
        ))}
      </Routes>
    </StaticRouter>,
    { identifierPrefix: part ?? '' }, // the slip's ids differ from those of the page around it
  );
};
