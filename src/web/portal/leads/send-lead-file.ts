import { type ImportNews, importNews } from '#entities/contract/lead-import.ts';
import { sendChecked } from '#web/api-client/api.ts';

const newsOf = (line: string): ImportNews => importNews.parse(JSON.parse(line));

/** Sends the file and yields its progress events. */
export async function* sendLeadFile(file: File, signal: AbortSignal): AsyncGenerator<ImportNews> {
  const response = await sendChecked('/api/portal/leads-import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv', 'x-file-name': encodeURIComponent(file.name) },
    body: file,
    signal,
  });
  if (response.status === 413) return yield { kind: 'refused', problem: 'tooLarge' };
  if (!response.ok || !response.body) throw new Error(`The import was refused: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield newsOf(line);
  }
}
