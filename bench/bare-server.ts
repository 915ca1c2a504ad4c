import { createServer } from 'node:http';

/** The minimum Node does for a response: the ceiling for calls and pages. */
const bodies = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '') ?? Buffer.from('{"result":{"data":{"json":null}}}');
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'path' in message && 'size' in message) {
    bodies.set(String(message.path), Buffer.alloc(Number(message.size), 'x'));
  } else process.exit(0);
});
