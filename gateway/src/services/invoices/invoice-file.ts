import { LOCALES, type Locale } from '@/domain/locale'
import type { Context } from '../../call'
import { signedToken, tokenClaims } from '../verification/signed-token'

/** Where files of invoices are; phones go by the ending. */
export const INVOICE_FILE_PATH = '/files/invoices/invoice.pdf'
/** How long the address of a file is good for, s: it is opened without a login, by whatever draws it. */
const LIFE_SECONDS = 3600
/** What the token is for. */
const AUDIENCE = 'invoice'

type Parts = Pick<Context, 'clock' | 'shop'>

/** Which invoice a file is of, in which language. */
export interface InvoiceFile {
  invoiceId: string
  locale: Locale
}

/** Where the file of an invoice is, for a while. `origin` is scheme and host. */
export function invoiceFileUrl({ origin, ...parts }: Parts & { origin: string }, file: InvoiceFile): string {
  return `${origin}${INVOICE_FILE_PATH}?token=${signedToken(parts, { ...file, aud: AUDIENCE }, LIFE_SECONDS)}`
}

/** What such an address is of; null for one that is none, or is over. */
export function invoiceFileIn(parts: Parts, token: string): InvoiceFile | null {
  const { aud, invoiceId, locale } = tokenClaims(parts, token) ?? {}
  const known = LOCALES.find((each) => each === locale)
  return aud === AUDIENCE && typeof invoiceId === 'string' && known ? { invoiceId, locale: known } : null
}
