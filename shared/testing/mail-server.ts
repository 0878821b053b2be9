import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole mail with its header lines, as it was sent. */
  readonly source: string;
  /** The text of the mail, decoded. */
  readonly text: string;
}

/** A real SMTP server for tests. It keeps the mails that it receives. */
export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** If a test sets this promise, the server accepts a mail only after the promise is fulfilled. */
  hold: Promise<unknown> | undefined;
  readonly close: () => Promise<void>;
}

/** Starts an SMTP server on a free port. Clients must log in with a user name and a password. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'evm' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('wrong user name or password')),
    onData(stream, { envelope }, done) {
      void text(stream).then(async (source) => {
        await started.hold;
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source,
          text: textOf(source),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const started: MailServer = {
    url: `smtp://evm:secret@127.0.0.1:${port}`,
    mails,
    hold: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return started;
}

/** Decodes the body of a mail in plain text. */
function textOf(source: string): string {
  const end = source.indexOf('\r\n\r\n');
  const body = source.slice(end + 4);
  const [, encoding = ''] = /^content-transfer-encoding: *(\S+)/im.exec(source.slice(0, end)) ?? [];
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString();
    case 'quoted-printable':
      return Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString();
    default:
      return body;
  }
}
