/** From here on pages have two columns, and nothing is folded for want of room. */
export const WIDE_SCREEN = '(min-width: 1000px)';

export const isWideScreen = (): boolean => window.matchMedia(WIDE_SCREEN).matches;
