import { createTransport } from 'nodemailer';

/** A letter of the room's. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachment: { readonly name: string; readonly content: string };
}

/** Sends letters; rejects when the mail server does not take them. */
export interface Post {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** How long a mail server may take, in milliseconds. */
const PATIENCE = 10_000;

/**
 * The way to a mail server.
 *
 * @param url `smtp://user:password@host:port`, or `smtps://…`
 * @param from the sender's address
 */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    async send({ to, subject, text, attachment }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        attachments: [{ filename: attachment.name, content: attachment.content, contentType: 'text/plain' }],
      });
    },
    close: () => transport.close(),
  };
}
