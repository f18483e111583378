/** One value of a draft. `mayStay`: it may be written to the device. */
export interface DraftValue {
  name: string
  value: unknown
  mayStay: boolean
}

/** Unsent input of a form, by field name. */
export interface Draft {
  load(): ReadonlyMap<string, unknown> | null
  save(values: readonly DraftValue[]): void
  clear(): void
}
