import type { CustomerService } from './contract'

/** A phone that records dialled numbers. */
export class FakeCustomerService implements CustomerService {
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
