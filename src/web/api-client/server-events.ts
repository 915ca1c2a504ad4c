export type ServerEvent = { event: string; data: string };

const eventOf = (block: string): ServerEvent => {
  const fields = block.split('\n').map((line): [string, string] => {
    const at = line.indexOf(':');
    return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')];
  });
  return {
    event: fields.find(([name]) => name === 'event')?.[1] ?? 'message',
    data: fields
      .filter(([name]) => name === 'data')
      .map(([, value]) => value)
      .join('\n'),
  };
};

/** Reads an event stream piece by piece; the browser's own reader of such streams cannot send what our calls need. */
export async function* serverEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    rest += decoder.decode(piece, { stream: true }).replaceAll('\r\n', '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block !== '') yield eventOf(block);
  }
}
