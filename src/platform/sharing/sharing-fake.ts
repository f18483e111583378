import type { Sharing, SharingOutcome, WebShare } from './contract'

/** A window whose share outcomes the test sets. */
export class FakeSharing implements Sharing {
  hasVendorButton = false
  canSend = false
  outcome: SharingOutcome = 'sent'
  readonly sent: WebShare[] = []
  readonly menu: WebShare[] = []

  async send(content: WebShare): Promise<SharingOutcome> {
    this.sent.push(content)
    return this.outcome
  }

  async fillMenu(content: WebShare): Promise<void> {
    this.menu.push(content)
  }
}
