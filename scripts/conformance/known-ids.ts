/** Maximum stored values per name; more add no coverage. */
const MAX_VALUES = 3
const NAMES_A_THING = /(Id|Code)$/

/** Ids from answers, used for calls of their details. */
export class KnownIds {
  private readonly values = new Map<string, string[]>()

  /** Stores the ids of an answer by field name. */
  learn(data: unknown): void {
    if (typeof data !== 'object' || data === null) return
    for (const [name, value] of Object.entries(data)) {
      if (typeof value === 'string' && value !== '' && NAMES_A_THING.test(name)) this.keep(name, value)
      else this.learn(value)
    }
  }

  first(name: string): string | undefined {
    return this.values.get(name)?.[0]
  }

  private keep(name: string, value: string): void {
    const known = this.values.get(name) ?? []
    if (known.length >= MAX_VALUES || known.includes(value)) return
    this.values.set(name, [...known, value])
  }
}
