/** A page's place in the product: its address, its file beside this folder, and the pages inside of it. */
export type Route = { path?: string; file: string; needsWholeFunnel?: true; children?: readonly Route[] };

export const route = (path: string, file: string): Route => ({ path, file });

export const layout = (file: string, children: readonly Route[]): Route => ({ file, children });

/** Pages that show or walk the application's steps: those are loaded with them. */
export const withWholeFunnel = (pages: readonly Route[]): Route[] =>
  pages.map((page) => ({ ...page, needsWholeFunnel: true }));
