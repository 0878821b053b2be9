import fs from 'node:fs';
import path from 'node:path';
import { FACADED, facadeOf } from '../webpack/lent-libraries.js';

/**
 * Who may import whom (docs/architecture.md#who-may-import-whom), as patterns for `no-restricted-imports`.
 * Packages are told apart by the folder that lint runs in; doors of `shared` by their own folder.
 */

const APPS = 'mfe-voting|mfe-admin|mfe-create|mfe-bihar|shell|server|e2e';

/** Names no facade has would be undefined at run time. */
const lent = FACADED.map((name) => ({
  name,
  allowImportNames: namesOf(facadeOf(name)),
  allowTypeImports: true,
  message: 'The shell lends a facade of this library. Add the name to shared/build/facades first.',
}));

/** Types by which a component would take `ref` as a prop, which the React that is lent does not pass on. */
const refsAsProps = {
  name: 'react',
  importNames: ['ComponentProps', 'ComponentPropsWithRef', 'RefAttributes'],
  message: 'A component that takes a ref is a forwardRef of ComponentPropsWithoutRef.',
};

const noApps = {
  regex: `^(${APPS})(/|$)|/(${APPS})/`,
  message: 'Packages meet only through the doors of shared.',
};
const doorsOnly = {
  regex:
    '^@demo-evm/shared/(?!(contract|device|domain|api|votes|i18n|ui|testing|build/(webpack|jest|eslint))$|(domain|api|votes)/react$|api/schemas$|ui/translations/)',
  message: 'Import a door of shared, not what is behind it.',
};
const noTesting = {
  regex: '^@demo-evm/shared/testing$|/testing/',
  message: 'Only tests import testing.',
};
const noBuild = { regex: '^@demo-evm/shared/build/', message: 'Only tool configurations import build.' };

const noReact = {
  regex: '^react|^@demo-evm/shared/[a-z]+/react$',
  allowTypeImports: true,
  message: 'This door knows no React.',
};

/** @param {string[]} doors names of doors that a folder must not import */
function noDoors(doors) {
  return doors.length === 0
    ? []
    : [
        {
          regex: `^@demo-evm/shared/(${doors.join('|')})(/|$)`,
          message: 'This door must not know that one.',
        },
      ];
}

const byName = {
  regex: '^(\\.\\./)+(api|contract|device|domain|i18n|testing|ui|votes|build)(/|$)',
  message: 'Doors meet by their names, also inside shared.',
};

const onlyInside = {
  regex: '^\\.\\.(/|$)',
  message: 'A feature holds all it needs; what two share moves to shared.',
};

function restrict(files, ignores, patterns, paths = [...lent, refsAsProps]) {
  return {
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }] },
  };
}

const TESTS = ['**/*.test.*', '**/testing/**', 'build/**', 'checks/**'];
const always = [noApps, doorsOnly];
const product = [...always, noTesting, noBuild];

export const boundaries = [
  restrict(['**/*.{ts,tsx}'], TESTS, product),
  restrict(['**/*.test.*', '**/testing/**', 'checks/**'], [], [...always, noBuild], []), // tests have libraries whole
  ...(isShared() ? sharedDoors() : otherPackages()),
];

/** Inside shared a door is imported by its name too, and only by the doors above it. */
function sharedDoors() {
  const door = (folder, mayNot, more = []) =>
    restrict([`${folder}/**`], TESTS, [...product, ...noDoors(mayNot), byName, ...more]);
  return [
    door('domain', ['device', 'contract', 'api', 'votes', 'i18n', 'ui'], [noReact]),
    door('device', ['contract', 'api', 'votes', 'i18n', 'ui'], [noReact]),
    door('contract', ['api', 'votes', 'i18n', 'ui'], [noReact]),
    door('api', ['votes', 'i18n', 'ui'], [noReact]),
    door('votes', ['api', 'i18n', 'ui'], [noReact]),
    door('domain/react', ['device', 'contract', 'api', 'votes', 'i18n', 'ui']),
    door('api/react', ['votes', 'i18n', 'ui']),
    door('votes/react', ['i18n', 'ui']),
    door('i18n', ['api', 'votes', 'ui']),
    door('ui', ['ui']),
  ];
}

function otherPackages() {
  const name = path.basename(process.cwd());
  if (name === 'server')
    return [
      restrict(['src/**'], TESTS, [
        ...product,
        ...noDoors(['api$', 'device', 'votes', 'i18n', 'ui']),
        noReact,
      ]),
    ];
  return name.startsWith('mfe-') ? [restrict(['src/*/**'], TESTS, [...product, onlyInside])] : [];
}

function isShared() {
  return path.basename(process.cwd()) === 'shared';
}

function namesOf(file) {
  const exported = fs.readFileSync(file, 'utf8').matchAll(/export\s*{([^}]*)}/g);
  return [...exported]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
}
