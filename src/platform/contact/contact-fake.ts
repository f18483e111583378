import type { Contact } from './contract'

/** A phone that remembers whom it dialled. */
export class FakeContact implements Contact {
  hasCompanyChat = false
  hasNativeService = false
  readonly called: string[] = []

  async call(telephone: string): Promise<boolean> {
    this.called.push(telephone)
    return true
  }

  async openCompanyChat(): Promise<boolean> {
    return this.hasCompanyChat
  }
}
