import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ListColumn } from '#entities/contract/desk/list-layout.ts';

/** The same columns, with one of them in another place. */
export const withColumnAt = (columns: readonly ListColumn[], column: ListColumn, at: number): ListColumn[] => {
  const others = columns.filter((each) => each !== column);
  return [...others.slice(0, at), column, ...others.slice(at)];
};

type Held = { column: ListColumn; order: readonly ListColumn[] };

/** A column held by mouse, pen or finger: the rows follow it, and their order counts once it is let go. */
export const useDraggedColumn = (columns: readonly ListColumn[], onDrop: (columns: ListColumn[]) => void) => {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const place = held?.order.indexOf(held.column) ?? -1;
  // In a panel that scrolls, the rows to go to next are in view.
  useEffect(() => {
    if (place === -1) return;
    const shown = [...(list.current?.querySelectorAll('[data-column]') ?? [])];
    for (const at of [place - 1, place + 1]) shown[at]?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const placeUnder = (y: number, column: ListColumn): number =>
    rows().filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.dataset.column !== column && top + height / 2 < y;
    }).length;
  const drop = () => {
    if (held?.order.some((each, at) => each !== columns[at])) onDrop([...held.order]);
    setHeld(null);
  };
  return {
    held: held?.column ?? null,
    order: held?.order ?? columns,
    list: {
      ref: list,
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (held === null) return;
        const to = placeUnder(clientY, held.column);
        if (to !== place) setHeld({ ...held, order: withColumnAt(held.order, held.column, to) });
      },
      onPointerUp: drop,
      onLostPointerCapture: () => setHeld(null),
    },
    /** The list keeps the pointer: the row itself is taken out and put in again as it moves. */
    handle: (column: ListColumn) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        list.current?.setPointerCapture(event.pointerId);
        setHeld({ column, order: columns });
      },
    }),
  };
};
