// For container runtimes: exit code 0 while the process answers. Readiness is another question, see /readyz.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
