import type { AppLink } from './contract'

/** A phone whose installed apps the test sets. */
export class FakeAppLink implements AppLink {
  isSupported = true
  hasApp = false
  readonly opened: string[] = []
  leftFor: string | null = null

  async open(address: string): Promise<boolean> {
    this.opened.push(address)
    return this.hasApp
  }

  openExternalUrl(address: string): void {
    this.leftFor = address
  }
}
