/** A call this long after the last click or key is automatic. */
const ATTENDED_MS = 60_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Whether a user is active on this page, by their last action on it; opening it counts. */
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
