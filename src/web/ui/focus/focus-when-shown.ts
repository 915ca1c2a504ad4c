/** As a `ref`: takes focus on appearing, where the click that opened it removed its own button. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
