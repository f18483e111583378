import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { Draft } from '@/form/draft'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { message } from '@/i18n/message'
import { shopText } from '../text'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.addressNeeded, 'addressId'],
  [BUSINESS_ERROR.phoneFormat, 'contact'],
] as const)

interface CheckoutFormParts<Result> {
  draft: Draft
  /** True if goods need delivery. */
  needsAddress(): boolean
  submit(): Promise<Result>
}

/** Fields of a goods order, in screen order. */
export function checkoutForm<Result>({ draft, needsAddress, submit }: CheckoutFormParts<Result>) {
  const fields = {
    deliverMethod: new Field<GoodsDeliverMethod | null>(null),
    addressId: new Field<string | null>(null, {
      validators: [(id) => (needsAddress() && id === null ? message(shopText, 'goodsConfirm.noAddress') : null)],
    }),
    contact: phoneField(),
    // The agreement is never restored from a draft.
    hasAgreed: new Field(false, {
      keeping: 'nothing',
      validators: [(hasAgreed) => (hasAgreed ? null : message(shopText, 'goodsConfirm.agreeFirst'))],
    }),
  }
  return new Form(fields, { submit, serverErrors: FIELD_ERRORS, draft })
}
