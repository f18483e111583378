/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 64
 */
export type Id = string

/** Milliseconds since the epoch. */
export type EpochMs = number

export type Seconds = number

/**
 * A day of the calendar, `yyyy-MM-dd`.
 * @format date
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type Day = string

/** A coded value with its name on the wire and its text in the requested language. */
export interface EnumValue {
  code: number | string
  name: string
  displayName: string
}

/** The input of a call that takes nothing. */
export type NoInput = Record<string, never>
