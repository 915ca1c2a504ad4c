/** Moves the time of this process, and of nothing else. */
export const jumpClock = (milliseconds: number): void => {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [RealDate.now() + milliseconds] : given) as [number]));
    }
    static override now = (): number => RealDate.now() + milliseconds;
  } as DateConstructor;
};
