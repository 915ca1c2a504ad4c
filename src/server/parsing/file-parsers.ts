import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { z } from 'zod';
import type { ParserEnd, ParserLimits } from './parser.ts';
import { parserPool } from './parser-pool.ts';
import {
  barcodesFound,
  converted,
  type Inspection,
  inspection,
  mrzLinesFound,
  type NewFile,
  type ParserTask,
  pagesFound,
  type SealedFile,
  sealFound,
} from './parser-task.ts';

/** `ended`: the process was stopped at a limit or died, and the file is to blame. `busy`: all were busy for too long. */
export type Parsed<Result> = { kind: 'done'; result: Result } | { kind: 'ended' | 'busy' };

type Task<Kind extends ParserTask['kind']> = Omit<Extract<ParserTask, { kind: Kind }>, 'kind'>;

export type FileParsers = {
  inspect: (file: SealedFile, lane: string) => Promise<Parsed<Inspection>>;
  heicAsJpeg: (task: { file: SealedFile; into: NewFile }) => Promise<Parsed<z.infer<typeof converted>>>;
  drawPage: (task: Task<'drawPage'>) => Promise<Parsed<z.infer<typeof converted>>>;
  readBarcodes: (task: Task<'readBarcodes'>) => Promise<Parsed<z.infer<typeof barcodesFound>>>;
  readMrzLines: (task: Task<'readMrzLines'>) => Promise<Parsed<z.infer<typeof mrzLinesFound>>>;
  joinPages: (task: Task<'joinPages'>) => Promise<Parsed<z.infer<typeof converted>>>;
  appendPages: (task: Task<'appendPages'>) => Promise<Parsed<z.infer<typeof converted>>>;
  readPages: (task: Task<'readPages'>) => Promise<Parsed<z.infer<typeof pagesFound>>>;
  checkSeal: (task: { file: SealedFile; certificates: string[] }) => Promise<Parsed<z.infer<typeof sealFound>>>;
  startAhead: () => void;
  stop: () => void;
};

type Options = {
  processes: number;
  limits: ParserLimits;
  folder: string;
  restMs?: number;
  metrics: Registry;
  onEnd: (by: ParserEnd) => void;
};

const REST_MS = 5 * 60_000;

/** Everything the server asks about uploaded bytes; the answers come from other processes and are checked like any input. */
export const fileParsers = ({ processes, limits, folder, restMs = REST_MS, metrics, onEnd }: Options): FileParsers => {
  const registers = [metrics];
  const ends = new Counter({
    name: 'file_parser_ends_total',
    help: 'File parsers that ended while they were needed: stopped for time or memory, died, or left waiting by the machine',
    labelNames: ['by'],
    registers,
  });
  const seconds = new Histogram({
    name: 'file_parse_seconds',
    help: 'Time to parse one file, waiting included',
    labelNames: ['task', 'outcome'],
    buckets: [0.02, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  });
  const pool = parserPool({
    size: processes,
    limits,
    folder,
    restMs,
    onEnd: (by) => {
      ends.inc({ by });
      onEnd(by);
    },
  });
  new Gauge({
    name: 'file_parses',
    help: 'Files being parsed, and waiting to be',
    labelNames: ['state'],
    registers,
    collect() {
      const { busy, waiting } = pool.load();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  const ask = async <Result>(
    task: ParserTask,
    { lane, result }: { lane: string; result: z.ZodType<Result> },
  ): Promise<Parsed<Result>> => {
    const done = seconds.startTimer({ task: task.kind });
    const outcome = await pool.run(task, lane);
    done({ outcome: outcome.kind });
    return outcome.kind === 'answered'
      ? { kind: 'done', result: result.parse(outcome.answer) }
      : { kind: outcome.kind };
  };
  return {
    inspect: (file, lane) => ask({ kind: 'inspect', file }, { lane, result: inspection }),
    heicAsJpeg: (task) => ask({ kind: 'heicAsJpeg', ...task }, { lane: task.file.path, result: converted }),
    drawPage: (task) => ask({ kind: 'drawPage', ...task }, { lane: task.file.path, result: converted }),
    readBarcodes: (task) => ask({ kind: 'readBarcodes', ...task }, { lane: task.file.path, result: barcodesFound }),
    readMrzLines: (task) => ask({ kind: 'readMrzLines', ...task }, { lane: task.file.path, result: mrzLinesFound }),
    joinPages: (task) => ask({ kind: 'joinPages', ...task }, { lane: task.file.path, result: converted }),
    appendPages: (task) => ask({ kind: 'appendPages', ...task }, { lane: task.file.path, result: converted }),
    readPages: (task) => ask({ kind: 'readPages', ...task }, { lane: task.file.path, result: pagesFound }),
    checkSeal: (task) => ask({ kind: 'checkSeal', ...task }, { lane: task.file.path, result: sealFound }),
    startAhead: pool.startAhead,
    stop: pool.stop,
  };
};
