/** As a ref: what appears takes the focus, once. (A function made anew at each render would take it each time.) */
export const focusHere = (element: HTMLElement | null): void => element?.focus();
