/**
 * Does the process of this container answer? A worker has no pages, only its metrics. Reads the same environment as the
 * service; ends with 0 or 1.
 */
const { ROLE, PORT, METRICS_PORT, METRICS_HOST } = process.env;

const host = !METRICS_HOST || METRICS_HOST === '0.0.0.0' ? '127.0.0.1' : METRICS_HOST;
const url =
  ROLE === 'worker'
    ? `http://${host}:${METRICS_PORT || 9030}/metrics`
    : `http://127.0.0.1:${PORT || 8030}/healthz`;

const answer = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(error => ({
  ok: false,
  status: error.message,
}));
if (!answer.ok) process.stderr.write(`${url}: ${answer.status}\n`);
process.exit(answer.ok ? 0 : 1);
