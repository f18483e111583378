import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { STATUS } from '@/contracts/envelope'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { orderInput } from '../buyer'
import { sandbox } from '../sandbox-shop'
import { step } from './compare'
import { hasTooMany } from './expected-answer'
import type { Step } from './model'

/** Begins a face check; a user who has passed one stays certified. */
export const showFace = (buyer: number): Step =>
  step(`buyer ${buyer} shows their face`, async (model, real) => {
    const input = { returnUrl: 'http://localhost/' }
    const { data } = await real.shop.call(startFaceCheck, input, { as: await real.buyer(buyer) })
    const known = model.faces.get(buyer)
    expect(data?.bizNo).toBe(known?.id ?? data?.bizNo)
    if (known?.state !== 'PASSED') model.faces.set(buyer, { id: data?.bizNo ?? '', state: 'REVIEWING' })
  })

export const decideFace = (buyer: number, isPassed: boolean): Step =>
  step(`the face of buyer ${buyer} is ${isPassed ? 'known' : 'not known'}`, async (model, real) => {
    const face = model.faces.get(buyer)
    if (!face) return
    const isOpen = face.state === 'REVIEWING'
    const verdict = isPassed ? 'approve' : 'reject'
    expect(await sandbox(real.shop, `certifications/${face.id}/${verdict}`)).toMatchObject({ done: isOpen })
    if (isOpen) face.state = isPassed ? 'PASSED' : 'REJECTED'
  })

/** A show for known faces is sold to those who have passed; they think better of it at once. */
export const orderByFace = (buyer: number): Step =>
  step(`buyer ${buyer} orders for known faces`, async (model, real) => {
    const as = await real.buyer(buyer)
    const { data, statusCode } = await real.shop.call(
      createOrder,
      await orderInput(real.shop, NAMED_SHOWS.facesOnly, as),
      { as },
    )
    const isPassed = model.faces.get(buyer)?.state === 'PASSED'
    const answer = hasTooMany(model, buyer) ? BUSINESS_ERROR.tooManyUnpaid : STATUS.success
    expect(statusCode).toBe(isPassed ? answer : BUSINESS_ERROR.noRight)
    if (data) await real.shop.call(cancelOrder, { orderId: data.orderId, reason: '' }, { as })
  })
