/** A header holds printable ASCII only. */
const headerText = (value: string): string => value.toWellFormed().replace(/[^\x20-\x7e]/gu, encodeURIComponent);

/** The few methods of a Node response that next-auth calls. */
export const createNodeReply = () => {
  const headers = new Headers();
  let status = 200;
  let body: string | null = null;
  const response = {
    status: (code: number) => {
      status = code;
      return response;
    },
    getHeader: (name: string) => (name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : headers.get(name)),
    setHeader: (name: string, value: string | string[]) => {
      headers.delete(name);
      for (const each of [value].flat()) headers.append(name, headerText(each));
      return response;
    },
    json: (value: unknown) => {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(value);
    },
    send: (value: unknown) =>
      typeof value === 'string' || value === undefined ? response.end(value) : response.json(value),
    end: (value?: string) => {
      body = value ?? null;
    },
  };
  return { response, toResponse: () => new Response(body, { status, headers }) };
};
