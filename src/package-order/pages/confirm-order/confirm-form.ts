import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { GoodsItemInput } from '@/contracts/goods/goods-item'
import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Draft } from '@/form/draft'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { phoneField } from '@/form/phone-field'
import { textField } from '@/form/text-field'
import { required } from '@/form/validators'
import { type Message, message } from '@/i18n/message'
import { checkoutText } from '../../checkout/text'

/** Gateway errors that belong to a field. */
const FIELD_ERRORS = new Map([
  [BUSINESS_ERROR.attendeeRules, 'attendeeIds'],
  [BUSINESS_ERROR.addressNeeded, 'addressId'],
  [BUSINESS_ERROR.phoneFormat, 'contact'],
] as const)

/** Requirements of the offer; read again at each validation. */
export interface ConfirmNeeds {
  /** Number of selected and required attendees. */
  attendees(): { chosen: number; required: number }
  /** Selected delivery method if it is unavailable; null otherwise. */
  deliveryOff(): string | null
  needsAddress(): boolean
  needsRemark(): boolean
}

/** Fields of an order, in screen order. */
export function confirmForm<Result>(needs: ConfirmNeeds, draft: Draft, submit: () => Promise<Result>) {
  const attendeesMissing = (): Message | null => {
    const { chosen, required: count } = needs.attendees()
    return chosen === count ? null : message(checkoutText, 'confirm.attendeesMissing', { count })
  }
  const deliveryClosed = (): Message | null => {
    const name = needs.deliveryOff()
    return name === null ? null : message(checkoutText, 'confirm.deliveryOff', { name })
  }
  const fields = {
    attendeeIds: new Field<readonly string[]>([], { validators: [attendeesMissing] }),
    deliverMethod: new Field<DeliverMethod | null>(null, { validators: [deliveryClosed] }),
    addressId: new Field<string | null>(null, {
      validators: [
        (id) => (needs.needsAddress() && id === null ? message(checkoutText, 'confirm.addressMissing') : null),
      ],
    }),
    contact: phoneField(),
    remark: textField({ validators: [(remark) => (needs.needsRemark() ? required(remark) : null)] }),
    // Null until the buyer selects; the best coupon is used then.
    couponIds: new Field<readonly string[] | null>(null),
    usePoint: new Field<boolean | null>(null),
    cashCardIds: new Field<readonly string[]>([]),
    addOns: new Field<readonly GoodsItemInput[]>([]),
    // The agreement is never restored from a draft.
    hasAgreed: new Field(false, {
      keeping: 'nothing',
      validators: [(hasAgreed) => (hasAgreed ? null : message(checkoutText, 'confirm.agreeFirst'))],
    }),
  }
  return new Form(fields, { submit, serverErrors: FIELD_ERRORS, draft })
}
