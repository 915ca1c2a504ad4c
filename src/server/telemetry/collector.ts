/** `name=value,name=value`, as the settings check it. */
export const headersOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text?.split(',') ?? []).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );

/** Where a collector takes traces, or metrics. */
export const collectorAddress = (url: string, part: string): string => `${url.replace(/\/$/, '')}/v1/${part}`;
