import { color, oneOf, optional, paths, portNumber, text, yesOrNo } from '../options/check-options.js';

/**
 * @typedef {object} RemoteOptions
 * @property {string} name the container's global name, such as `mfe_voting`
 * @property {string} dir the package's folder
 * @property {string[]} mounts the route patterns of this remote's pages, such as `/demo/:vid`
 * @property {'en' | 'hi' | 'mr'} [language] the language of the pages if nothing else sets one; `mr` by default
 * @property {boolean} [isMonolingual] true if the pages are in `language` even if the visitor chose another language
 * @property {string} [color] the colour `#rrggbb` of the header, if all pages of the remote have the same
 * @property {boolean} [isUnlisted] true if search engines must not list the pages
 * @property {string[]} [leadsTo] paths that visitors of the pages often open next
 * @property {boolean} [isServerRendered] true if the site host renders the pages; each page must show a machine
 * @property {string} [slip] the file in `dir` that renders only the confirmation of a vote, if the remote has one
 * @property {string} [listen] the file in `dir` that reads aloud before the app runs, if the remote has one
 * @property {number} port the port of the dev server
 * @property {string} open the path of the standalone page in the URL that the dev server prints
 */

/** The checks of the options of `defineRemote`. */
export const REMOTE_OPTIONS = {
  name: text,
  dir: text,
  mounts: paths,
  language: optional(oneOf('en', 'hi', 'mr')),
  isMonolingual: optional(yesOrNo),
  color: optional(color),
  isUnlisted: optional(yesOrNo),
  leadsTo: optional(paths),
  isServerRendered: optional(yesOrNo),
  slip: optional(text),
  listen: optional(text),
  port: portNumber,
  open: text,
};
