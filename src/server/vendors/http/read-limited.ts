/** The body, or null where it is longer than we take. Stops reading there. */
export const readLimited = async (response: Response, mostBytes: number): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the stream and closes the connection.
    if (length > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
