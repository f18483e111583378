import { LOCALES, type Locale } from '@/domain/locale'
import type { Context } from '../../call'
import { signedToken, tokenClaims } from '../verification/signed-token'

/** Path of invoice files; phones detect the type by the ending. */
export const INVOICE_FILE_PATH = '/files/invoices/invoice.pdf'
/** Lifetime of the address of a file, s: it is opened without a login. */
const LIFE_SECONDS = 3600
/** Purpose of the token. */
const AUDIENCE = 'invoice'

type Parts = Pick<Context, 'clock' | 'shop'>

/** Invoice and language of a file. */
export interface InvoiceFile {
  invoiceId: string
  locale: Locale
}

/** Temporary address of the file of an invoice. `origin` is scheme and host. */
export function invoiceFileUrl({ origin, ...parts }: Parts & { origin: string }, file: InvoiceFile): string {
  return `${origin}${INVOICE_FILE_PATH}?token=${signedToken(parts, { ...file, aud: AUDIENCE }, LIFE_SECONDS)}`
}

/** Content of such an address; null for an invalid or expired one. */
export function invoiceFileIn(parts: Parts, token: string): InvoiceFile | null {
  const { aud, invoiceId, locale } = tokenClaims(parts, token) ?? {}
  const known = LOCALES.find((each) => each === locale)
  return aud === AUDIENCE && typeof invoiceId === 'string' && known ? { invoiceId, locale: known } : null
}
