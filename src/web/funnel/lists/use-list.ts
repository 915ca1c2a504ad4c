import { useState } from 'react';
import { type Item, listItems } from './list-items.ts';

export type Removed = { item: Item; at: number };

/** A new entry gets its id here, so that resending it never creates a duplicate on the server. */
const newItem = (start: Item): Item => ({ id: crypto.randomUUID(), ...start });

/** Adding, changing, removing and undoing a removal: the same for every list in the product. */
export const useList = (value: unknown, onChange: (items: Item[]) => void, openedEntry: string | null) => {
  const items = listItems(value);
  const [openId, setOpenId] = useState<unknown>(null);
  const [freshIds, setFreshIds] = useState<readonly unknown[]>([]);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [lastOpened, setLastOpened] = useState<string | null>(null);
  if (openedEntry !== lastOpened && items.some(({ id }) => id === openedEntry)) {
    setLastOpened(openedEntry);
    setFreshIds([...freshIds, openedEntry]);
    setOpenId(openedEntry);
  }
  return {
    items,
    openId,
    removed,
    isFresh: ({ id }: Item) => freshIds.includes(id),
    open: ({ id }: Item) => setOpenId(id),
    close: () => {
      setFreshIds(freshIds.filter((id) => id !== openId));
      setOpenId(null);
    },
    add: (start: Item = {}) => {
      const item = newItem(start);
      onChange([...items, item]);
      setFreshIds([...freshIds, item.id]);
      setOpenId(item.id);
      setRemoved(null);
    },
    put: (at: number, changed: Item) => onChange(items.map((each, place) => (place === at ? changed : each))),
    remove: (at: number) => {
      const item = items[at];
      if (item === undefined) return;
      onChange(items.filter((_, place) => place !== at));
      setRemoved({ item, at });
      setOpenId(null);
    },
    undo: () => {
      if (removed === null) return;
      onChange([...items.slice(0, removed.at), removed.item, ...items.slice(removed.at)]);
      setRemoved(null);
    },
  };
};
