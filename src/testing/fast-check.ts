import fc from 'fast-check';

/** One seed for every property, so that a failing run fails again; change it with FC_SEED. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261115), numRuns: 200 });

export { fc };
