/** The first of each id, in order: vendors do send duplicates. */
export const onceEach = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ id }, at) => items.findIndex((item) => item.id === id) === at);
