import { type Parser, type ParserEnd, type ParserLimits, type ParserOutcome, startParser } from './parser.ts';
import type { ParserTask } from './parser-task.ts';

/** `busy`: nobody was free in time, or the machine was too busy to work on it; nothing is known about the file. */
export type PoolOutcome = ParserOutcome | { kind: 'busy' };
type Job = { task: ParserTask; lane: string; isSecond: boolean; settle: (outcome: PoolOutcome) => void };

export type ParserPool = {
  /** `lane`: the sender, so that one with many files does not hold up the others. */
  run: (task: ParserTask, lane: string) => Promise<PoolOutcome>;
  /** A file is on its way: they start while it arrives. */
  startAhead: () => void;
  load: () => { busy: number; waiting: number };
  stop: () => void;
};

type PoolOptions = {
  size: number;
  limits: ParserLimits;
  folder: string;
  /** Without a file for this long they end: each holds memory that nobody needs. */
  restMs: number;
  onEnd: (by: ParserEnd) => void;
};

const MOST_WAITING = 200;
const WAIT_MS = 9000;
const REFILL_MS = 500;

/** A few processes, reused file after file; one that was killed or died is replaced. */
export const parserPool = ({ size, limits, folder, restMs, onEnd }: PoolOptions): ParserPool => {
  const all = new Set<Parser>();
  const idle: Parser[] = [];
  const waiting: Job[] = [];
  const lanes = new Set<string>();
  /** Those whose end is told by their task, or was wanted. */
  const expected = new WeakSet<Parser>();
  let isKeptFull = false;
  let isStopped = false;

  const forget = (parser: Parser): void => {
    all.delete(parser);
    const at = idle.indexOf(parser);
    if (at >= 0) idle.splice(at, 1);
    if (!expected.has(parser)) onEnd('died');
    // A pause, so that a program that cannot start does not keep the machine busy.
    if (isKeptFull) setTimeout(fill, REFILL_MS).unref();
    pump();
  };
  const fill = (): void => {
    while (isKeptFull && all.size < size) idle.push(start());
  };
  let rest: NodeJS.Timeout | undefined;
  const stayUp = (): void => {
    clearTimeout(rest);
    rest = setTimeout(goToRest, restMs).unref();
  };
  const goToRest = (): void => {
    if (all.size > idle.length) stayUp();
    else {
      isKeptFull = false;
      end(idle.splice(0));
    }
  };
  const end = (parsers: Iterable<Parser>): void => {
    for (const parser of parsers) {
      expected.add(parser);
      parser.kill();
    }
  };
  const start = (): Parser => {
    const parser = startParser(limits, folder);
    all.add(parser);
    parser.onExit(() => forget(parser));
    return parser;
  };
  const nextJob = (): Job | undefined => {
    const at = waiting.findIndex(({ lane }) => !lanes.has(lane));
    return waiting.splice(Math.max(at, 0), 1)[0];
  };
  const pump = (): void => {
    while (waiting.length > 0) {
      const parser = idle.pop() ?? (all.size < size ? start() : undefined);
      const job = parser && nextJob();
      if (!parser || !job) return;
      void perform(parser, job);
    }
  };
  const perform = async (parser: Parser, job: Job): Promise<void> => {
    const { task, lane, isSecond, settle } = job;
    lanes.add(lane);
    expected.add(parser);
    const outcome = await parser.run(task);
    lanes.delete(lane);
    if (outcome.kind === 'ended') onEnd(outcome.by);
    // A process may die of something else than its file; of the file, the second one dies too.
    if (outcome.kind === 'ended' && outcome.by === 'died' && !isSecond) waiting.unshift({ ...job, isSecond: true });
    else settle(outcome.kind === 'ended' && outcome.by === 'slow' ? { kind: 'busy' } : outcome);
    const isFit = await parser.isFit();
    // The pool was stopped, so its end was intended.
    if (isStopped) return;
    if (isFit) {
      expected.delete(parser);
      idle.push(parser);
    } else parser.kill();
    pump();
  };

  return {
    run: (task, lane) =>
      new Promise((resolve) => {
        if (waiting.length >= MOST_WAITING) return resolve({ kind: 'busy' });
        stayUp();
        const giveUp = setTimeout(() => {
          const at = waiting.indexOf(job);
          if (at < 0) return;
          waiting.splice(at, 1);
          resolve({ kind: 'busy' });
        }, WAIT_MS);
        const settle = (outcome: PoolOutcome) => {
          clearTimeout(giveUp);
          resolve(outcome);
        };
        const job: Job = { task, lane, isSecond: false, settle };
        waiting.push(job);
        pump();
      }),
    startAhead: () => {
      isKeptFull = true;
      stayUp();
      fill();
    },
    load: () => ({ busy: all.size - idle.length, waiting: waiting.length }),
    stop: () => {
      isKeptFull = false;
      isStopped = true;
      clearTimeout(rest);
      idle.length = 0;
      end(all);
    },
  };
};
