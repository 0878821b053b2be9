import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open-database';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { readSettings } from '../settings/settings';
import { createResetLinks, LINK_HOURS } from '../accounts/reset-links';
import { resetLink } from '../accounts/reset-mail';

/**
 * Runs `--email <e-mail>`: gives a link that sets a new password for the account with this e-mail, for an operator who
 * sends no mails. The command finds the data through the same environment variables as the server.
 * @param root the folder against which a relative DATA_DIR is resolved
 * @returns the text to print
 * @throws {OperatorError} when the arguments are wrong, no account has the e-mail, or a server uses the embedded
 *   database
 */
export async function runResetCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<string> {
  const email = emailIn(args);
  const settings = readSettings(environment, root);
  const database = await openDatabase(settings);
  try {
    const issued = await createResetLinks(database.db).issue(email);
    if (!issued) throw new OperatorError(`No account has the e-mail ${email}.`);
    const siteUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
    return `This link sets a new password for ${issued.email}. It is valid for ${LINK_HOURS} hour and works once:\n${resetLink(siteUrl, issued.token)}`;
  } finally {
    await database.close();
  }
}

function emailIn(args: readonly string[]): string {
  try {
    const { email } = parseArgs({ args: [...args], options: { email: { type: 'string' } } }).values;
    if (email?.trim()) return email.trim();
  } catch (error) {
    throw new OperatorError(`${reasonOf(error)}. Usage: --email <e-mail>.`);
  }
  throw new OperatorError('Usage: --email <e-mail>.');
}
