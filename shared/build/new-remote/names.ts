/** The name of a remote in the forms that its files need. */
export interface RemoteNames {
  /** The name of the package and of its folder, such as `mfe-booth-results`. */
  readonly module: string;
  /** The global name of the container, such as `mfe_booth_results`. */
  readonly container: string;
  /** The part of file names, such as `booth-results`. */
  readonly kebab: string;
  /** The part of names in the code, such as `BoothResults`. */
  readonly pascal: string;
  /** The part of keys of texts, such as `BOOTH_RESULTS`. */
  readonly upper: string;
}

/** Derives all forms from the name of the package. */
export function namesOf(module: string): RemoteNames {
  const kebab = module.replace(/^mfe-/, '');
  const words = kebab.split('-');
  return {
    module,
    container: module.replaceAll('-', '_'),
    kebab,
    pascal: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    upper: words.join('_').toUpperCase(),
  };
}
