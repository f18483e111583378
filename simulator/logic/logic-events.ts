import type { EventTarget, ViewEngine } from '../view/view-engine'

/** Turns the engine's events into the plain objects that cross the bridge on devices. */
export class LogicEvents {
  /** Events that reached a handler of the app. */
  handled = 0

  constructor(
    private readonly engine: ViewEngine,
    private readonly clone: <Value>(value: Value) => Value,
    private readonly now: () => number,
  ) {}

  /** Undefined when `value` is not an event. */
  readonly read = (value: unknown): object | undefined => {
    const event = this.engine.readEvent(value)
    if (!event) return undefined
    this.handled += 1
    return this.clone({
      type: event.type,
      timeStamp: this.now(),
      detail: event.detail ?? {},
      target: plainTarget(event.target),
      currentTarget: plainTarget(event.currentTarget),
      mark: {},
      ...event.extra,
    })
  }
}

function plainTarget({ id, dataset }: EventTarget): object {
  return { id, dataset, offsetLeft: 0, offsetTop: 0 }
}
