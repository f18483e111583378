import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export type TrackedEventName =
  | 'page_view'
  | 'page_leave'
  | 'show_click'
  | 'buy_click'
  | 'order_create'
  | 'pay_result'
  | 'coupon_receive_success'
  | 'coupon_receive_fail'
  | 'share'
  | 'error'

/** Subject of an event: ids of offers of the shop and codes; nothing of the user. */
export interface EventParams {
  showId?: Id
  venueId?: Id
  tourId?: Id
  topicId?: Id
  spuId?: Id
  promotionId?: Id
  /**
   * `success`, or a code.
   * @maxLength 64
   */
  outcome?: string
  /**
   * Kind of an error and its places in the scripts.
   * @maxLength 600
   */
  fault?: string
  /**
   * The events before an error, oldest first.
   * @maxLength 600
   */
  trail?: string
}

export interface TrackedEvent {
  event: TrackedEventName
  ts: EpochMs
  /** Of a visit, not of a person (TRACK-004, TRACK-005). */
  sessionId: Id
  /**
   * Path of the page, without parameters.
   * @maxLength 200
   */
  page: string
  params: EventParams
}

export interface RecordEventsInput {
  batchId: Id
  /**
   * @minItems 1
   * @maxItems 100
   */
  events: TrackedEvent[]
  device: TrackedDevice
}

export interface TrackedDevice {
  /** @maxLength 32 */
  terminal: string
  /** @maxLength 16 */
  locale: string
}

export type RecordEventsOutput = true

/** Takes a batch of events (contract A-TRACK-1); one that came before is not recorded again. */
export const recordEvents = endpoint<RecordEventsInput, RecordEventsOutput>({
  method: 'POST',
  path: 'home/pub/v1/track/events',
  priority: 'low',
  changes: [],
})
