import type { Config } from '../config.js';
import { addGauges } from '../http/gauges.js';
import { buildMetrics, type Metrics } from '../http/metrics.js';
import { startMetrics } from '../http/server.js';
import type { Deps } from '../service/deps.js';
import { numbers } from '../service/operator/numbers.js';
import type { Stops } from './stops.js';

/** The metrics of this process, and the numbers of the whole installation. */
export const metricsOf = (deps: Deps): Metrics => {
  const metrics = buildMetrics();
  addGauges(metrics.registry, {
    read: () => numbers(deps),
    clock: deps.clock,
    warn: error => deps.log.warn({ err: error }, 'no numbers for the metrics'),
  });
  return metrics;
};

/** A process that only does jobs has numbers, too. That somebody else has the port is no reason to send no mails. */
export const startNumbers = async (
  config: Config,
  deps: Deps,
  metrics: Metrics,
  stops: Stops,
): Promise<void> => {
  const { metricsPort: port, metricsHost: host } = config;
  try {
    const server = await startMetrics({ registry: metrics.registry, port, host });
    stops.workers.push(server.stop);
    deps.log.info({ metricsPort: server.port }, 'serving metrics');
  } catch (error) {
    deps.log.error(
      { err: error, port },
      'the metrics of this process are not served: give it another METRICS_PORT',
    );
  }
};
