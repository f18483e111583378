import { CARD_HOLDER, CASH_CARD, Person, RIGHTS_CARD } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { listOrders } from '@/contracts/order/list-orders'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { routes } from '@/routes'
import { stableId } from '../../../../gateway/src/stable-id'
import CardConfirmPage from './card-confirm'

async function open(cardId: string, { points = 0, qty = '' } = {}) {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  if (points > 0) await sandbox(await theGateway(), `users/${person.userId}/grant`, { kind: 'points', amount: points })
  const rendered = await renderPage(CardConfirmPage, routes.cardConfirm, {
    params: { cardId, ...(qty !== '' && { qty }) },
    signedInAs,
    stack: [routes.list.path, routes.cardDetail.path, routes.cardConfirm.path],
  })
  const { payment } = rendered
  payment.onStart = async () => {
    const { list } = await person.call(listOrders, { tab: 'OTHER', offset: 0, length: 1 })
    await settle(list[0]?.orderId ?? '')
  }
  return { ...rendered, person }
}

/** Places and pays the order. */
async function buy(): Promise<void> {
  await tap('agree')
  await tap('submit-card')
  await tap('pay')
}

describe('buying a card (CARD-004)', () => {
  describeStates({
    Page: CardConfirmPage,
    route: routes.cardConfirm,
    options: () => ({ params: { cardId: RIGHTS_CARD }, signedInAs: newBuyer() }),
    words: '安可年度观演卡',
  })

  it('places one order for money, and the card exists once it is paid (CARD-010, CARD-018)', async () => {
    const { person, router, network } = await open(CASH_CARD)
    await seenText('合计¥190')
    await buy()
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path, params: { orderType: 'card' } }),
    )
    expect(network.sent.filter((call) => call.startsWith('POST') && call.endsWith(createCardOrder.path))).toHaveLength(
      1,
    )
    expect(await person.call(listOwnCards, {})).toMatchObject([{ cardId: CASH_CARD }])
  })

  it('accepts points alone, without a payment (CARD-011)', async () => {
    const { person, router, network } = await open(stableId('card:lounge'), { points: 3000 })
    await seenText('3000 积分')
    await tap('agree')
    await tap('submit-card')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
    expect(network.sent.filter((call) => call.includes('cashiers'))).toEqual([])
    expect(await person.call(listOwnCards, {})).toHaveLength(1)
  })

  it('accepts money and points together (CARD-012)', async () => {
    const { person, router } = await open(stableId('card:backstage'), { points: 2000 })
    await seenText('2000 积分')
    await buy()
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
    expect(await person.call(listOwnCards, {})).toMatchObject([{ priceMode: 'CASH_POINT', pointPrice: 2000 }])
  })

  it('prompts for the holder of a card that needs one, and saves them (CARD-015)', async () => {
    const { person, router } = await open(RIGHTS_CARD)
    await seen('submit-card')
    await tap('agree')
    await tap('submit-card')
    await seenText('请填写姓名')
    await type('holder-name', '李雷')
    await type('holder-id-no', CARD_HOLDER.identityNo)
    await tap('submit-card')
    await tap('pay')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.paySuccess.path))
    expect((await person.call(listOwnCards, {}))[0]).toMatchObject({ enabled: true, identityName: '李雷' })
  })

  it('requires the agreement before the order', async () => {
    const { network } = await open(CASH_CARD)
    await seen('submit-card')
    await tap('submit-card')
    await seenText('请先同意购买须知')
    expect(network.sent.some((call) => call.startsWith('POST') && call.endsWith(createCardOrder.path))).toBe(false)
  })

  it('prices the quantity up to the limit', async () => {
    await open(stableId('card:backstage'), { points: 4000, qty: '9' })
    await seenText('4000 积分')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '增加一张' }).disabled).toBe(true)
    await tap(screen.getByRole('button', { name: '减少一张' }))
    await seenText('2000 积分')
  })

  it('waits among the orders when it is not paid', async () => {
    const { router } = await open(CASH_CARD)
    await seen('submit-card')
    await tap('agree')
    await tap('submit-card')
    await seenText('支付方式')
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
  })
})
