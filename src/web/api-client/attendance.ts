/** A call so long after the last press or key is the page's own doing. */
const ATTENDED_MS = 60_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether someone is at this page, by what they last did on it; to open it counts. */
export const watchAttendance = (page: Pick<EventTarget, 'addEventListener'>, now: () => number): (() => boolean) => {
  let lastAt = now();
  for (const sign of SIGNS)
    page.addEventListener(
      sign,
      () => {
        lastAt = now();
      },
      { capture: true, passive: true },
    );
  return () => now() - lastAt <= ATTENDED_MS;
};
