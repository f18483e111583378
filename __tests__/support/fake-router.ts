import type { PageAddress, Router } from '@/platform/router/contract'

interface Move {
  how: 'open' | 'redirect' | 'switchTab' | 'relaunch' | 'back'
  path: string
  params: Readonly<Record<string, string>>
}

/** A page stack without pages: stores paths like a vendor, and records every move. */
export class FakeRouter implements Router {
  readonly maxDepth = 10
  readonly moves: Move[] = []
  /** Address changes that Back reverts. */
  steps = 0
  private paths: string[]
  /** The address of the visible page; null on a phone, where pages have none. */
  address: Record<string, string> | null = null

  constructor(paths: readonly string[] = ['pages/list/list']) {
    this.paths = [...paths]
  }

  stack = () => [...this.paths]

  /** The last move, as `open package-show/pages/booking/booking`. */
  get lastMove(): Move | undefined {
    return this.moves[this.moves.length - 1]
  }

  async open(to: PageAddress): Promise<void> {
    this.record('open', to)
    this.paths.push(to.path)
  }

  async redirect(to: PageAddress): Promise<void> {
    this.record('redirect', to)
    this.paths[this.paths.length - 1] = to.path
  }

  async switchTab(to: PageAddress): Promise<void> {
    this.record('switchTab', to)
    this.paths = [to.path]
  }

  async relaunch(to: PageAddress): Promise<void> {
    this.record('relaunch', to)
    this.paths = [to.path]
  }

  async back(delta: number): Promise<void> {
    this.paths = this.paths.slice(0, Math.max(1, this.paths.length - delta))
    this.moves.push({ how: 'back', path: this.paths[this.paths.length - 1] ?? '', params: {} })
  }

  params = () => this.address

  async replaceParams(params: Readonly<Record<string, string | undefined>>, isStep = false): Promise<void> {
    if (isStep) this.steps += 1
    const kept = Object.entries({ ...this.address, ...params }).filter(([, value]) => value !== undefined)
    if (this.address) this.address = Object.fromEntries(kept) as Record<string, string>
  }

  private record(how: Move['how'], { path, params }: PageAddress): void {
    this.moves.push({ how, path, params })
  }
}
