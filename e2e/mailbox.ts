import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

/**
 * The mail server of the browser tests: an SMTP server on loopback at `E2E_SMTP_PORT` that accepts every mail, and a
 * page at `E2E_MAILBOX_PORT` that lists the mails to the address in `to` as JSON.
 */
interface Letter {
  readonly to: string;
  readonly text: string;
}

const letters: Letter[] = [];

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: async (stream, { envelope }, done) => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    letters.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text });
    done();
  },
}).listen(Number(process.env.E2E_SMTP_PORT), '127.0.0.1');

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(letters.filter((letter) => letter.to === to)));
}).listen(Number(process.env.E2E_MAILBOX_PORT), '127.0.0.1');
