/** Values of one name that are kept; more find nothing that the first do not. */
const MAX_VALUES = 3
const NAMES_A_THING = /(Id|Code)$/

/** Ids that answers have named, so that the calls of their details can be made. */
export class KnownIds {
  private readonly values = new Map<string, string[]>()

  /** Keeps the ids of an answer under the names of their fields. */
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
