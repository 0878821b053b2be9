import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { anchorsOf } from './anchors';

/** The data of a repository that the checks need. Paths are relative to the repository's root. */
export interface Repository {
  /** The content of each text file that is checked, by its path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Says whether there is a file or folder with this path. */
  readonly has: (path: string) => boolean;
  /** The anchors of a Markdown file; none if the file is not in `texts`. */
  readonly anchors: (path: string) => ReadonlySet<string>;
}

/** Matches the lock file, which has no references, and this folder, whose tests contain wrong references. */
const NOT_CHECKED = /^package-lock\.json$|^shared\/build\/references\//;

/**
 * Lists the files of the repository, and reads the text files that are checked. New files are included, unless git
 * ignores them.
 */
export function readRepository(root: string): Repository {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
  const contents = files
    .filter((file) => !NOT_CHECKED.test(file))
    .map((file): [string, Buffer] => [file, fs.readFileSync(path.join(root, file))])
    .filter(([, content]) => !content.includes(0));
  return repositoryOf(new Map(contents.map(([file, content]) => [file, String(content)])), files);
}

/** Makes a repository that consists of these texts and files. */
export function repositoryOf(texts: ReadonlyMap<string, string>, files = [...texts.keys()]): Repository {
  const paths = new Set(files.flatMap(withFolders));
  const known = new Map<string, ReadonlySet<string>>();
  return {
    texts,
    has: (path) => paths.has(path),
    anchors(path) {
      const anchors = known.get(path) ?? anchorsOf(texts.get(path) ?? '');
      known.set(path, anchors);
      return anchors;
    },
  };
}

/** Gives a file's path and the paths of its folders: `.`, `a` and `a/b.md` for `a/b.md`. */
function withFolders(file: string): readonly string[] {
  const parts = file.split('/');
  return ['.', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
}
