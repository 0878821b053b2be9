import { createTransport } from 'nodemailer';

/** A mail in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The SMTP server that takes the mails, and the sender of the mails. docs/deploy.md#mail */
export interface MailSettings {
  /** The URL of an SMTP server, with user name and password if it needs them: `smtp://user:password@host:587`. */
  readonly smtpUrl: string;
  /** The e-mail address of the sender. */
  readonly from: string;
}

export interface Mailer {
  /** Hands a mail to the SMTP server. Rejects if the SMTP server does not take the mail. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** The time limit for a connection and for each answer of the SMTP server. */
const SMTP_TIMEOUT_MS = 10_000;
/** The number of connections to the SMTP server. Further mails wait. */
const MAX_CONNECTIONS = 2;

/** Makes a mailer. It does not connect to the SMTP server before the first mail. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({
        from: { name: 'Demo EVM', address: from },
        // An object is one recipient, whatever characters the address has. A text could be a list of recipients.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
