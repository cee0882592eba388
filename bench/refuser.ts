import { createServer } from 'node:http';

/** A server that refuses everything at once. It shows how much the attackers alone load the machine. */
createServer((request, answer) => {
  request.resume();
  const isFirst = request.url === '/livez';
  answer.writeHead(isFirst ? 200 : 429, { 'content-type': 'application/json' }).end('{}');
})
  .on('clientError', (_error, socket) => socket.destroy())
  .on('upgrade', (_request, socket) => socket.destroy())
  .listen(Number(process.env.PORT), '127.0.0.1');
