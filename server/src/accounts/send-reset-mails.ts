import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@demo-evm/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { createMailer, type MailSettings } from '../mail/mailer';
import { MAILS_PER_HOUR, type ResetLinks } from './reset-links';
import { resetLink, resetMail } from './reset-mail';

/** At most this many requests wait for their mail in this process. More requests are dropped and logged. */
const MAX_WAITING = 500;

/** A server that closes waits at most this long for mails. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Sends the mails with links that set a new password. */
export interface ResetMails {
  /**
   * Looks the account up and sends the mail in the background. The caller can answer at once, so the answer
   * takes the same time for known and unknown e-mails.
   */
  readonly sendLater: (email: string, language: Language, log: FastifyBaseLogger) => void;
  /** Waits for the mails that are being sent, at most `CLOSE_TIMEOUT_MS`, and closes the mailer. */
  readonly close: () => Promise<void>;
}

/** @param siteUrl the address of this site for visitors, without a trailing slash */
export function createResetMails(links: ResetLinks, settings: MailSettings, siteUrl: string): ResetMails {
  const mailer = createMailer(settings);
  const waiting = new Set<Promise<void>>();
  const send = async (email: string, language: Language) => {
    const issued = await links.issue(email, MAILS_PER_HOUR);
    if (!issued) return;
    try {
      await mailer.send(resetMail(issued.email, resetLink(siteUrl, issued.token), language));
    } catch (error) {
      await links.withdraw(issued.token); // a mail that was not sent does not count for the limit
      throw error;
    }
  };
  return {
    sendLater(email, language, log) {
      if (waiting.size >= MAX_WAITING) return log.error('mail dropped: too many mails wait');
      const sending: Promise<void> = send(email, language)
        .catch((error: unknown) => log.error({ err: error }, 'mail not sent'))
        .finally(() => waiting.delete(sending));
      waiting.add(sending);
    },
    async close() {
      await Promise.race([Promise.all(waiting), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      mailer.close();
    },
  };
}
