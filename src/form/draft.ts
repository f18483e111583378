/** One value of a draft. `mayStay`: it may be written to the device. */
export interface DraftValue {
  name: string
  value: unknown
  mayStay: boolean
}

/** What was typed into a form that was not sent yet, by the names of its fields. */
export interface Draft {
  load(): ReadonlyMap<string, unknown> | null
  save(values: readonly DraftValue[]): void
  clear(): void
}
