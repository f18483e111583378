import { runInAction } from 'mobx'
import type { Message } from '@/i18n/message'
import type { AppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** Validates a value; returns its error, or null. Formats accept an empty value: `required` rejects it. */
export type Validator<Value> = (value: Value) => Message | null

/**
 * Storage of a value for a form that is left and reopened: on the device during a checkout, in memory until the app
 * ends, or none.
 */
export type Keeping = 'checkout' | 'memory' | 'nothing'

export interface FieldOptions<Value> {
  /** The first complaint counts. */
  validators?: readonly Validator<Value>[]
  /** Filter of the input: the digits of a code, the capitals of a document. */
  normalize?(typed: Value): Value
  /** True for a missing input, if the value alone does not show that. */
  isEmpty?(value: Value): boolean
  /** `checkout` by default. Documents stay in memory; codes are good once and not kept (decision 35). */
  keeping?: Keeping
}

/** One value of a form, and what is wrong with it. */
export class Field<Value> {
  value: Value
  /** The user has visited the field: its errors are shown from now on. */
  isTouched = false
  /** The server's error for this value: its own text, or ours for its answer. */
  serverError: AppError | Message | null = null
  /** Number of times the form has requested the focus for this field. */
  revealCount = 0
  readonly keeping: Keeping

  private readonly listeners: (() => void)[] = []

  constructor(
    private readonly initial: Value,
    private readonly options: FieldOptions<Value> = {},
  ) {
    this.value = initial
    this.keeping = options.keeping ?? 'checkout'
    makeRefObservable(this)
  }

  /** Error of the value, shown or not. */
  get problem(): Message | null {
    for (const validate of this.options.validators ?? []) {
      const found = validate(this.value)
      if (found) return found
    }
    return null
  }

  /** Error of the value, once it is to be shown. */
  get message(): Message | null {
    return this.isTouched ? this.problem : null
  }

  get hasError(): boolean {
    return this.message !== null || this.serverError !== null
  }

  /** Takes what the user typed or chose. */
  set(typed: Value): void {
    const value = this.options.normalize?.(typed) ?? typed
    if (value !== this.value) this.serverError = null
    this.value = value
    for (const notify of this.listeners) notify()
  }

  /** The user leaves the field: validates a started input; empty ones are not reported yet. */
  leave(): void {
    const isUntouched = (this.options.isEmpty ?? isEmpty)(this.value)
    if (!isUntouched) this.isTouched = true
  }

  /** Shows errors from now on, and drops the server's. */
  touch(): void {
    this.isTouched = true
    this.serverError = null
  }

  /** Asks for the field to be scrolled to and focused. */
  reveal(): void {
    this.revealCount += 1
  }

  /** Records the server's error for the value. */
  refuse(error: AppError | Message): void {
    this.serverError = error
  }

  /** Restores an earlier value; ignores another type. */
  restore(kept: unknown): void {
    if (!hasShapeOf(kept, this.initial)) return
    // A form is made, and its draft restored, while a page is drawn.
    runInAction(() => {
      this.value = kept
    })
  }

  /** Resets the field to an untouched one with `value`. */
  reset(value: Value = this.initial): void {
    this.value = value
    this.isTouched = false
    this.serverError = null
  }

  /** Calls with every change that the user makes. */
  onChange(listener: () => void): void {
    this.listeners.push(listener)
  }
}

/** True for an empty value: no text, no choice, no ticked box. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || value === false
}

/** True if a stored value has the shape of `sample`; `null` does not restrict the type. */
function hasShapeOf<Value>(kept: unknown, sample: Value): kept is Value {
  if (sample === null) return kept !== undefined
  if (typeof kept !== typeof sample || kept === null || Array.isArray(kept) !== Array.isArray(sample)) return false
  if (typeof sample !== 'object' || Array.isArray(sample)) return true
  const found = new Map(Object.entries(kept as object))
  return Object.entries(sample).every(([key, part]) => hasShapeOf(found.get(key), part))
}
