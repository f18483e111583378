import { changeConsents } from '@/contracts/account/change-consents'
import { exportAccount } from '@/contracts/account/export-account'
import { type Consents, getConsents } from '@/contracts/account/get-consents'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { clearDevice } from '../../privacy/clear-device'

const FILE_NAME = 'encore-my-data.json'

/** Result of an export: a file, text in the clipboard if the window provides no files, or a further tap. */
export type ExportOutcome = 'saved' | 'copied' | 'ready' | 'cancelled' | 'failed'

type Parts = Parameters<typeof clearDevice>[0] & Pick<App, 'fileSaver' | 'clipboard'>

/** Data of the user at the shop and on this device: export, consents, deletion. */
export class PrivacyModel {
  readonly consents: Resource<Consents>
  readonly changing: Submission<[messages: boolean], Consents>
  readonly exporting: Submission<[], ExportOutcome>
  readonly clearing: Submission<[], boolean>
  /** Fetched export that waits for a tap required by the vendor. */
  private fetched: string | null = null

  constructor(private readonly app: Parts) {
    const { request } = app
    this.consents = new Resource(() => request(getConsents, {}))
    this.changing = new Submission((messages) => request(changeConsents, { messages }))
    this.exporting = new Submission(() => this.export())
    this.clearing = new Submission(() => clearDevice(app))
    makeRefObservable(this)
  }

  /** Visitors have no data. */
  async load(): Promise<void> {
    if (this.app.session.isLoggedIn) await this.consents.load()
  }

  /** Action of the next tap on the export. */
  get exportStep(): 'file' | 'send' | 'copy' {
    if (this.app.fileSaver.way === 'none') return 'copy'
    return this.fetched === null ? 'file' : 'send'
  }

  async chooseMessages(isWanted: boolean): Promise<void> {
    if (await this.changing.submit(isWanted)) await this.consents.load()
  }

  private async export(): Promise<ExportOutcome> {
    const { fileSaver, request } = this.app
    const text = this.fetched ?? (await request(exportAccount, {})).content
    if (fileSaver.way === 'chat' && this.fetched === null) {
      this.setFetched(text)
      return 'ready'
    }
    const outcome = await fileSaver.save({ name: FILE_NAME, text })
    if (outcome.kind === 'cancelled') return 'cancelled'
    this.setFetched(null)
    if (outcome.kind === 'saved') return 'saved'
    return (await this.app.clipboard.copy(text)) ? 'copied' : 'failed'
  }

  private setFetched(text: string | null): void {
    this.fetched = text
  }
}
