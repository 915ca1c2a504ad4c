// Loaded before the build of the pages. React Router gives a page ten seconds and no second try, with no setting for either: a busy machine
// needs longer for the first one, which compiles everything.
const USUAL_MS = 10_000;
const PATIENT_MS = 300_000;
const timeout = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (milliseconds) => timeout(milliseconds === USUAL_MS ? PATIENT_MS : milliseconds);
