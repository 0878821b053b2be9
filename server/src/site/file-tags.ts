import { fileUrl, type Release } from '@demo-evm/shared/contract';

/** Makes the tags of the shell's first scripts. The browser runs these scripts after it has read the page. */
export function shellScripts(shell: Release): string[] {
  return shell.firstLoad.scripts.map(
    (file) => `<script defer data-shell ${checkedUrl(shell, 'src', file)}></script>`,
  );
}

/**
 * Makes the tags that preload the remote's first scripts and first style sheets. A page with a rendered view already
 * contains the style sheets, so it has tags for the scripts only. Each tag has the same hash as the later request for
 * the file. Without the hash, the browser would not use the preload, and would load the file again.
 */
export function preloadTags(remote: Release, hasView: boolean): string[] {
  const tag = (file: string, as: string) =>
    `<link rel="preload" as="${as}" ${checkedUrl(remote, 'href', file)}>`;
  return [
    ...remote.firstLoad.scripts.map((file) => tag(file, 'script')),
    ...(hasView ? [] : remote.firstLoad.styles.map((file) => tag(file, 'style'))),
  ];
}

function checkedUrl(release: Release, attribute: 'src' | 'href', file: string): string {
  return `${attribute}="${fileUrl(release, file)}" integrity="${release.files[file]?.integrity ?? ''}"`;
}
