import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Database } from './database/connect'
import type { TextKey, TextValues } from './texts/text'

interface BusinessErrorOptions {
  /** Presentation of the error by the client. */
  mode?: number
  /** The code in its `RE…` form. */
  errorCode?: string
  values?: TextValues
  /** Wire name of invalid input, for the log. */
  field?: string
  subTextKey?: TextKey
  /** Data for clients that know the code, beside the text. */
  data?: object
  /** Puts aside what stands in the way, outside of the transaction that failed; true when it is worth another try. */
  recover?(db: Database): Promise<boolean>
}

/** A refusal of the shop, with a text. Becomes an envelope with HTTP 200. */
export class BusinessError extends Error {
  constructor(
    readonly statusCode: number,
    readonly textKey: TextKey,
    readonly options: BusinessErrorOptions = {},
  ) {
    super(textKey)
  }
}

/** Unknown, or another user's: both must look the same. */
export function notFound(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.notFound, 'common.notFound', { mode: 1 })
}

/** A show that is no longer offered, unlike an unknown one. */
export function withdrawn(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.notFound, 'show.withdrawn', { mode: 1, subTextKey: 'show.withdrawnNext' })
}

/** Text with characters that cannot be shown or stored; the log names the field. */
export function hiddenCharacters(field?: string): BusinessError {
  return new BusinessError(BUSINESS_ERROR.badInput, 'common.hiddenText', {
    mode: 1,
    ...(field !== undefined && { field }),
  })
}

/** Invalid input; the log names the field. */
export function badInput(field: string): BusinessError {
  return new BusinessError(BUSINESS_ERROR.badInput, 'common.badInput', { mode: 1, field })
}
