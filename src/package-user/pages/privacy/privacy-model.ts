import { type ExportAccountOutput, exportAccount } from '@/contracts/account/export-account'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** What the shop keeps of the user, and having a copy of it. */
export class PrivacyModel {
  readonly exporting: Submission<[], ExportAccountOutput>

  constructor({ request }: Pick<App, 'request'>) {
    this.exporting = new Submission(() => request(exportAccount, {}))
  }
}
