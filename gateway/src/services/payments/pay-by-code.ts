import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import type { UserCall } from '../../call'
import { translate } from '../../texts/text'
import { findPayable } from './payable-transactions'
import { consumePaymentCode } from './payment-codes'
import { checkProduct } from './payment-products'
import { payTransactions } from './settle-payment'

type CodeCall = UserCall<{ transactionIds: readonly string[] }>

/** Pays with a third party's benefits; returns the text for a code that does not prove them (PAY-062, PAY-065). */
export async function payByCode(call: CodeCall, code: string): Promise<{ success: boolean; info: string }> {
  const { user, db, clock, locale } = call
  const { transactionIds } = call.input
  checkProduct(call.providers, VERIFICATION_PRODUCT)
  await findPayable(call, user.userId, transactionIds)
  if (!(await consumePaymentCode(db, clock, transactionIds[0] ?? '', code))) {
    return { success: false, info: translate(locale, 'account.wrongCode') }
  }
  const success = await payTransactions(call, transactionIds, VERIFICATION_PRODUCT)
  return { success, info: success ? '' : translate(locale, 'payment.notPayable') }
}
