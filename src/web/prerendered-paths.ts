/** Pages built as finished HTML; the server answers all others with the empty shell. */
export const prerenderedPaths: string[] = ['/'];
