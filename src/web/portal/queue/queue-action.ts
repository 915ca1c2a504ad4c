/** The one thing staff does with the rows of a queue: retry, mark as mailed, invite. */
export type QueueAction<Row> = {
  /** Names the row for screen readers: several buttons on the page have the same label. */
  nameOf: (row: Row) => string;
  /** Null where nothing can be done with this row. */
  labelFor: (row: Row) => string | null;
  /** Whether the row may be handled together with others. */
  isSelectable: (row: Row) => boolean;
  labelForSelected: (count: number) => string;
  isRunning: boolean;
  run: (rows: Row[]) => void;
};
