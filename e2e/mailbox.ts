import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

/**
 * Where the product's mail goes to in the journeys: an SMTP server on loopback at `E2E_SMTP_PORT` that takes every letter,
 * and a page at `E2E_MAILBOX_PORT` that lists, as JSON, those to the address behind `to`.
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
