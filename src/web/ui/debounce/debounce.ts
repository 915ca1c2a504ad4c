/** Runs with the last value after a pause with no new one. */
export const debounce = <Value>(run: (value: Value) => void, milliseconds: number) => {
  let waiting: { value: Value; timer: ReturnType<typeof setTimeout> } | null = null;
  const cancel = (): void => {
    if (waiting !== null) clearTimeout(waiting.timer);
    waiting = null;
  };
  /** Runs immediately if a value is pending. */
  const flush = (): void => {
    if (waiting === null) return;
    const { value } = waiting;
    cancel();
    run(value);
  };
  const call = (value: Value): void => {
    cancel();
    waiting = { value, timer: setTimeout(flush, milliseconds) };
  };
  return { call, cancel, flush };
};
