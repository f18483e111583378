import type { Topic } from './topic'

/** Priority of a call, by the numbers of the wire's documents; the pipeline sends small ones first. */
export const PRIORITY_LEVELS = { critical: 1, high: 10, medium: 20, low: 30 } as const
export type Priority = keyof typeof PRIORITY_LEVELS

/** Timeout of a call that names none. */
const DEFAULT_TIMEOUT_MS = 5000

/**
 * An endpoint is data: what to call, and (as types only) what goes in and out.
 * The client passes it to `request()`, the gateway passes it to `handle()`.
 */
export interface Endpoint<Input, Output> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Starts with its service; `:name` segments are filled from the input. */
  readonly path: string
  readonly priority: Priority
  readonly timeoutMs: number
  /** Creates something: carries an `Idempotency-Key`, so that a lost answer never makes a second one. */
  readonly isCreate: boolean
  /** Asks the risk service, which must never stand in the way: an HTTP failure counts as an empty answer. */
  readonly isRiskChecked: boolean
  /** Topics that a successful call changes: open pages that show them reload. */
  readonly changes: readonly Topic[]
  /** Carries the types; never present at run time. */
  readonly types?: { input: Input; output: Output }
}

export interface EndpointDefinition {
  method?: Endpoint<unknown, unknown>['method']
  path: string
  priority?: Priority
  timeoutMs?: number
  isCreate?: boolean
  isRiskChecked?: boolean
  changes?: readonly Topic[]
}

/** Declares a call. GET, medium priority and 5 s by default. */
export function endpoint<Input, Output>(definition: EndpointDefinition): Endpoint<Input, Output> {
  return {
    method: definition.method ?? 'GET',
    path: definition.path,
    priority: definition.priority ?? 'medium',
    timeoutMs: definition.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    isCreate: definition.isCreate ?? false,
    isRiskChecked: definition.isRiskChecked ?? false,
    changes: definition.changes ?? [],
  }
}

const GATEWAY_SERVICES = ['user', 'show', 'trade', 'home']

/** The path of an endpoint from the root of the host: `/gateway/…` for the four services, `/buyerapi/…` otherwise. */
export function rootPathOf({ path }: Pick<Endpoint<unknown, unknown>, 'path'>): string {
  const [service = ''] = path.split('/')
  return `${GATEWAY_SERVICES.includes(service) ? '/gateway' : '/buyerapi'}/${path}`
}

const PATH_PARAMETER = /:(\w+)/g

/** The path from the root of the host with its `:name` parts filled, and the fields that are left for query or body. */
export function filledPath(
  endpoint: Pick<Endpoint<unknown, unknown>, 'path'>,
  input: object,
): { path: string; rest: Record<string, unknown> } {
  const fields = input as Readonly<Record<string, unknown>>
  const inPath = new Set<string>()
  const path = rootPathOf(endpoint).replace(PATH_PARAMETER, (_mark, name: string) => {
    inPath.add(name)
    return encodeURIComponent(String(fields[name] ?? ''))
  })
  return { path, rest: Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name))) }
}
