import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where a release came from. It is written when the release is published for the first time, and never changed. */
export interface ReleaseRecord {
  /**
   * The commit of the folder that the build was made in. Without git, it is the commit that the CI names, or
   * `null`.
   */
  readonly commit: string | null;
  /** True if files differed from the commit; `null` without git. */
  readonly isDirty: boolean | null;
  /** The author of the commit; `null` without git. */
  readonly author: string | null;
  /** The time of the release in UTC, in ISO 8601 format. */
  readonly releasedAt: string;
  /** The address of the CI run that made the release; `null` when the release was not made by a CI. */
  readonly ciLink: string | null;
  /** The text of `--note`; `null` without this option. */
  readonly note: string | null;
}

/**
 * Describes where a build comes from.
 * @param folder a folder of the repository that the build was made in
 */
export async function recordOf(
  folder: string,
  environment: NodeJS.ProcessEnv,
  note: string | null,
  now = new Date(),
): Promise<ReleaseRecord> {
  const [commit, author, changes] = await Promise.all([
    git(folder, 'rev-parse', 'HEAD'),
    git(folder, 'log', '-1', '--format=%an'),
    git(folder, 'status', '--porcelain'),
  ]);
  return {
    commit: commit ?? environment.GITHUB_SHA ?? environment.CI_COMMIT_SHA ?? null,
    isDirty: changes === null ? null : changes !== '',
    author,
    releasedAt: now.toISOString(),
    ciLink: ciLinkOf(environment),
    note,
  };
}

/** Runs git. Gives `null` when there is no git, or the folder belongs to no repository. */
async function git(folder: string, ...words: readonly string[]): Promise<string | null> {
  try {
    return (await promisify(execFile)('git', ['-C', folder, ...words])).stdout.trim();
  } catch {
    return null;
  }
}

/** Gives the address of the CI run from the variables of GitHub, GitLab, CircleCI or Jenkins. */
function ciLinkOf(environment: NodeJS.ProcessEnv): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = environment;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return environment.CI_JOB_URL ?? environment.CIRCLE_BUILD_URL ?? environment.BUILD_URL ?? null;
}
