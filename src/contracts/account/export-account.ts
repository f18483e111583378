import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export type ExportAccountInput = NoInput

export interface ExportAccountOutput {
  /** Everything that the shop keeps of the user, as JSON by table; secrets of logins and passwords are left out. */
  content: string
}

/** Stored data of the user. */
export const exportAccount = endpoint<ExportAccountInput, ExportAccountOutput>({
  path: 'user/buyer/v3/account/export',
  timeoutMs: 15_000,
})
