/** As a `ref`: takes the focus when it appears, where the press that brought it took its own button away. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
