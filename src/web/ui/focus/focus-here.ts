/** As a ref: focuses the element once, when it appears. (A function re-created on each render would refocus every time.) */
export const focusHere = (element: HTMLElement | null): void => element?.focus();
