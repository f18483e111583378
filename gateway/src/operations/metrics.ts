import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, DatabaseEvent, OpenedDatabase } from '../database/connect'
import type { AnswerFacts } from '../http/answer-facts'
import { SHOP_GAUGES } from './shop-gauges'

/** Seconds: from an answer out of memory to one that waited for a lock. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Counters of a gateway, in Prometheus' format. */
export class Metrics {
  readonly registry = new Registry()
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  })
  private readonly businessErrors = new Counter({
    name: 'business_errors_total',
    help: 'Answers that said no, by route and code',
    labelNames: ['route', 'code'],
    registers: [this.registry],
  })
  private readonly databaseEvents = new Counter({
    name: 'database_events_total',
    help: 'Transactions that began again, were given up, and connections that were lost',
    labelNames: ['event', 'code'],
    registers: [this.registry],
  })

  countAnswer({ method, route, status, code, seconds }: AnswerFacts): void {
    this.durations.observe({ method, route, status }, seconds)
    if (code !== 0 && code !== 200) this.businessErrors.inc({ route, code })
  }

  countDatabaseEvent(event: DatabaseEvent, code: string): void {
    this.databaseEvents.inc({ event, code })
  }

  /** Payments, refunds and stock, counted at each scrape. */
  watchShop(db: Database): void {
    for (const { name, help, label, read } of SHOP_GAUGES) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [this.registry],
        async collect() {
          // Without its database a process still reports everything else.
          const counts = await read(db).catch(() => [])
          // A state that has become empty is no longer among them.
          this.reset()
          for (const count of counts) this.set({ [label]: count.label }, count.value)
        },
      })
    }
  }

  /** Connections of the database, and the process itself: memory, processor, event loop. For a process of one gateway. */
  watchProcess({ connections }: Pick<OpenedDatabase, 'connections'>): void {
    collectDefaultMetrics({ register: this.registry })
    if (!connections) return
    const gauge = new Gauge({
      name: 'database_connections',
      help: 'Connections to the database server, and calls that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count)
      },
    })
  }
}
