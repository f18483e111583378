import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@/contracts/endpoint'
import type { Page, PageQuery } from '@/contracts/page'
import { PAGE_LENGTH } from '@/contracts/page'
import type { Locale } from '@/domain/locale'
import { type AppError, toAppError } from '@/lib/app-error'
import type { Clock } from '@/lib/clock'
import { randomHex } from '@/lib/random-hex'
import type { EndpointInfo, RequestOptions } from '@/request/call'
import type { Request } from '@/request/request'
import { nameOf } from './calls/call-name'
import type { GatewayClient } from './calls/gateway-client'
import type { Rule } from './findings'
import type { KnownIds } from './known-ids'
import type { OwnIds } from './own-ids'
import type { Recorder } from './recorder'
import { walkFaults } from './rules/pages'
import type { Sandbox } from './sandbox'

const FEW_PAGES = 3
/** End of a list that never ends. */
const ALL_PAGES = 100

/** A journey cannot continue: a prerequisite failed. The reason has been recorded. */
export class JourneyStopped extends Error {}

/** A journey has nothing to play in this shop, which is no fault. */
export class NothingToPlay extends Error {}

export interface VisitorParts {
  client: GatewayClient
  /** Client of a second user; null without one. */
  other: GatewayClient | null
  recorder: Recorder
  ids: KnownIds
  ownIds: OwnIds
  /** Languages of the shop. */
  locales: readonly Locale[]
  clock: Clock
  /** Null for a gateway without `/sandbox`. */
  sandbox: Sandbox | null
  /** True if orders may be paid. */
  mayPay: boolean
  /** Maximum wait for a manual payment, ms. */
  payWaitMs: number
  /** Show to buy, if the merchant names one. */
  showId: string | undefined
}

/** A user of the app on one gateway, controlled by journeys. */
export class Visitor {
  constructor(
    readonly parts: VisitorParts,
    private readonly area: string,
  ) {}

  /** A screen of the app; `sees` is what users see when its main calls fail. */
  on(screen: string, sees: string): ScreenVisit {
    return new ScreenVisit(this.parts, { area: this.area, screen, sees })
  }
}

interface CallOptions extends RequestOptions {
  /** Effect of this call's failure, if different from the rest of the screen. */
  sees?: string
  /** Rule that a rejection violates, if more specific than the default. */
  rule?: Rule
  /** Replaces the session's pipeline. */
  through?: Request
}

const TWO_THINGS = 'The same thing twice, and paid twice, after a lost answer'

export class ScreenVisit {
  constructor(
    private readonly parts: VisitorParts,
    private readonly place: { area: string; screen: string; sees: string },
  ) {}

  /** Data of a required call; stops the journey on failure. */
  async call<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options: CallOptions = {},
  ): Promise<Output> {
    this.begin(options, false)
    try {
      return await (options.through ?? this.parts.client.request)(endpoint, input, options)
    } catch (thrown) {
      this.recordRefusal(endpoint, toAppError(thrown), options.rule)
      throw new JourneyStopped(`stopped at ${nameOf(endpoint)}`)
    }
  }

  /** Data of an optional call; null on failure. */
  async optional<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options: CallOptions = {},
  ): Promise<Output | null> {
    this.begin(options, true)
    return (options.through ?? this.parts.client.request)(endpoint, input, options).catch((thrown) => {
      this.recordRefusal(endpoint, toAppError(thrown))
      return null
    })
  }

  /**
   * Data of a call that creates something, made twice with the same key; on a faulty gateway a second answer of another
   * thing follows.
   */
  async create<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options: CallOptions = {},
  ): Promise<[created: Output, ...repeated: Output[]]> {
    const idempotencyKey = options.idempotencyKey ?? randomHex(32)
    const created = await this.call(endpoint, input, { ...options, idempotencyKey })
    const again = await this.call(endpoint, input, { idempotencyKey, rule: 'idempotency', sees: TWO_THINGS })
    if (isDeepStrictEqual(idsOf(again), idsOf(created))) return [created]
    const missing = 'the same Idempotency-Key makes a second thing'
    this.fault(endpoint, 'idempotency', missing, TWO_THINGS)
    return [created, again]
  }

  /** Rejection of a call that must fail; null, and a fault, if it is accepted. */
  async refusal<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    { rule = 'refused', what, ...options }: CallOptions & { what: string },
  ): Promise<AppError | null> {
    this.begin(options, false)
    try {
      await (options.through ?? this.parts.client.request)(endpoint, input, options)
    } catch (thrown) {
      return toAppError(thrown)
    }
    this.parts.recorder.add(nameOf(endpoint), rule, `the gateway accepts ${what}`)
    return null
  }

  /** Pages of a list: all of them the first time, later a few. */
  async walk<Input extends PageQuery, Item>(
    endpoint: Endpoint<Input, Page<Item>>,
    input: Omit<Input, keyof PageQuery>,
    idOf: (item: Item) => string,
    length = PAGE_LENGTH,
  ): Promise<Item[]> {
    const pages: Page<Item>[] = []
    let isMore = true
    const limit = this.parts.recorder.isWholeList(nameOf(endpoint)) ? FEW_PAGES : ALL_PAGES
    while (isMore && pages.length < limit) {
      const page = await this.call(endpoint, { ...input, offset: pages.length * length, length } as Input)
      pages.push(page)
      isMore = page.hasMore && page.list.length > 0
    }
    if (!isMore) this.parts.recorder.addWholeList(nameOf(endpoint))
    for (const fault of walkFaults(pages, idOf))
      this.fault(endpoint, 'paging', fault, 'An item twice in a list, or never')
    return pages.flatMap(({ list }) => list)
  }

  /** Records a fault of a call unless a condition holds. */
  expect(holds: boolean, endpoint: EndpointInfo, rule: Rule, missing: string, sees?: string): void {
    if (!holds) this.fault(endpoint, rule, missing, sees)
  }

  fault(endpoint: Pick<EndpointInfo, 'method' | 'path'>, rule: Rule, missing: string, sees?: string): void {
    this.parts.recorder.step = { ...this.place, isOptional: false, depth: 'played' }
    this.parts.recorder.add(nameOf(endpoint), rule, missing, sees)
  }

  private begin({ sees = this.place.sees }: CallOptions, isOptional: boolean): void {
    this.parts.recorder.step = { ...this.place, sees, isOptional, depth: 'played' }
  }

  /** A well-formed rejection passed inspection, but is unexpected here. */
  private recordRefusal(endpoint: Pick<EndpointInfo, 'method' | 'path'>, error: AppError, rule: Rule = 'accepted') {
    const { httpCode, statusCode, comments } = error.details
    if (httpCode !== 200 || statusCode === undefined) return
    this.parts.recorder.add(nameOf(endpoint), rule, `refused with ${statusCode} “${comments ?? ''}”`)
  }
}

/** Ids of a created thing; all of an answer without any, such as a count. */
function idsOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const ids = Object.entries(answer).filter(([name]) => /(^id|Ids?)$/.test(name))
  return ids.length > 0 ? Object.fromEntries(ids) : answer
}
