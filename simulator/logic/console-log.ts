import { messageOf } from './fault-log'

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const

/** The console method that was called. */
export type ConsoleLevel = (typeof levels)[number]

/** One line of the app's console. */
export interface ConsoleMessage {
  level: ConsoleLevel
  text: string
}

/** Console of the app: recorded, never printed. */
export class ConsoleLog {
  readonly messages: ConsoleMessage[] = []

  /** The `console` object of the logic layer. */
  get api(): Record<string, unknown> {
    const writers = levels.map((level) => [level, (...parts: unknown[]) => this.write(level, parts)])
    const ignored = ['group', 'groupEnd', 'time', 'timeEnd'].map((name) => [name, () => undefined])
    return Object.fromEntries([...writers, ...ignored])
  }

  private write(level: ConsoleLevel, parts: unknown[]): void {
    this.messages.push({ level, text: parts.map(textOf).join(' ') })
  }
}

function textOf(part: unknown): string {
  try {
    return typeof part === 'object' ? messageOf(part) : String(part)
  } catch {
    return '[object that refers to itself]'
  }
}
