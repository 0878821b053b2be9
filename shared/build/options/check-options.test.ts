import {
  checkFlags,
  color,
  checkOptions,
  oneOf,
  optional,
  paths,
  portNumber,
  text,
  yesOrNo,
} from './check-options.js';

const RULES = {
  name: text,
  mounts: paths,
  port: portNumber,
  language: optional(oneOf('en', 'hi', 'mr')),
  isUnlisted: optional(yesOrNo),
  color: optional(color),
};
const FINE = { name: 'mfe_voting', mounts: ['/demo/:vid'], port: 3001 };

const check = (more: object) => () => checkOptions('defineRemote', { ...FINE, ...more }, RULES);

it('accepts valid options, with and without the optional ones', () => {
  expect(check({})).not.toThrow();
  expect(check({ language: 'hi', isUnlisted: true, color: '#ffbf00' })).not.toThrow();
});

it.each([
  [{ langauge: 'hi' }, 'Unknown option "langauge" of defineRemote; did you mean "language"?'],
  [{ Port: 3001 }, 'Unknown option "Port" of defineRemote; did you mean "port"?'],
  [
    { translations: {} },
    'Unknown option "translations" of defineRemote; there are name, mounts, port, language, isUnlisted, color.',
  ],
  [{ name: undefined }, 'defineRemote needs the option "name": it must be a string.'],
  [{ port: '3001' }, 'The option "port" of defineRemote is "3001"; it must be a port number.'],
  [{ language: 'de' }, 'The option "language" of defineRemote is "de"; it must be "en" or "hi" or "mr".'],
  [{ isUnlisted: 'yes' }, 'The option "isUnlisted" of defineRemote is "yes"; it must be true or false.'],
  [
    { color: 'amber' },
    'The option "color" of defineRemote is "amber"; it must be a colour such as "#ffbf00".',
  ],
  [
    { mounts: ['demo'] },
    'The option "mounts" of defineRemote is ["demo"]; it must be a list of paths that begin with "/".',
  ],
])('refuses %j with a sentence that says what is wrong', (more, sentence) => {
  expect(check(more)).toThrow(sentence);
});

it('refuses a flag that no configuration reads, but accepts flags of webpack', () => {
  expect(() => checkFlags({ WEBPACK_BUILD: true, without: 'facades' }, ['without'])).not.toThrow();
  expect(() => checkFlags({ witout: 'facades' }, ['without', 'federated'])).toThrow(
    'Unknown flag --env "witout"; did you mean "without"?',
  );
});
