import { closestName } from './closest-name.js';

/**
 * The rule for the value of one option.
 *
 * @typedef {object} OptionRule
 * @property {string} expected the end of the sentence 'it must be …'
 * @property {(value: unknown) => boolean} accepts gives true for a valid value
 * @property {boolean} [isOptional]
 */

/** @type {OptionRule} */
export const text = { expected: 'a string', accepts: (value) => typeof value === 'string' && value !== '' };

/** @type {OptionRule} */
export const yesOrNo = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };

/** @type {OptionRule} */
export const portNumber = {
  expected: 'a port number',
  accepts: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536,
};

/** @type {OptionRule} */
export const color = {
  expected: 'a colour such as "#ffbf00"',
  accepts: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
};

/** @type {OptionRule} */
export const paths = {
  expected: 'a list of paths that begin with "/"',
  accepts: (value) =>
    Array.isArray(value) && value.every((path) => typeof path === 'string' && path.startsWith('/')),
};

/**
 * @param {...string} values
 * @returns {OptionRule}
 */
export function oneOf(...values) {
  return {
    expected: values.map(quote).join(' or '),
    accepts: (value) => values.some((one) => one === value),
  };
}

/**
 * @param {OptionRule} rule
 * @returns {OptionRule}
 */
export function optional(rule) {
  return { ...rule, isOptional: true };
}

/**
 * Throws if an option is unknown or has a wrong value, or if a required option is missing. The error names the option.
 *
 * @param {string} functionName the name of the function that takes the options
 * @param {object} options
 * @param {Readonly<Record<string, OptionRule>>} rules
 */
export function checkOptions(functionName, options, rules) {
  const given = new Map(Object.entries(options));
  for (const name of given.keys()) {
    if (!Object.hasOwn(rules, name))
      throw new Error(unknownName('option', name, Object.keys(rules), ` of ${functionName}`));
  }
  for (const [name, { expected, accepts, isOptional = false }] of Object.entries(rules)) {
    const value = given.get(name);
    if (value === undefined && isOptional) continue;
    if (value === undefined)
      throw new Error(`${functionName} needs the option "${name}": it must be ${expected}.`);
    if (!accepts(value))
      throw new Error(`The option "${name}" of ${functionName} is ${quote(value)}; it must be ${expected}.`);
  }
}

/**
 * Throws if an `--env` flag is unknown. Flags that begin with WEBPACK_ are accepted, because webpack itself sets them.
 *
 * @param {Record<string, unknown> | undefined} env
 * @param {readonly string[]} known the flags that the configuration reads
 */
export function checkFlags(env, known) {
  const unknown = Object.keys(env ?? {}).find((name) => !/^WEBPACK_/.test(name) && !known.includes(name));
  if (unknown !== undefined) throw new Error(unknownName('flag --env', unknown, known));
}

/**
 * @param {string} what
 * @param {string} name
 * @param {readonly string[]} known
 */
function unknownName(what, name, known, where = '') {
  const closest = closestName(name, known);
  const hint = closest === undefined ? `there are ${known.join(', ')}.` : `did you mean "${closest}"?`;
  return `Unknown ${what} "${name}"${where}; ${hint}`;
}

/** @param {unknown} value */
function quote(value) {
  return JSON.stringify(value) ?? String(value);
}
