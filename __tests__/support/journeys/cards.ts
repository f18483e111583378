import { getPointAccount } from '@/contracts/member/get-point-account'
import { getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { stableId } from '../../../gateway/src/stable-id'
import { ID_NO } from '../attendees'
import { CASH_CARD, RIGHTS_CARD } from '../other-users/person'
import { grant, newestOrder, openOrder, refund } from './benefit-steps'
import { fillContact } from './confirmation'
import type { Journey, JourneyShop, Shopper } from './shopper'

/** Costs points alone. */
const LOUNGE_CARD = stableId('card:lounge')
/** Costs money and points. */
const BACKSTAGE_CARD = stableId('card:backstage')
/** Costs money, asks for no holder, and pays for whole tickets of plays in small theatres. */
const THEATRE_PASS = stableId('card:theatre')
/** Show with a content warning before the purchase. */
const COVERED_PLAY = /七号病房/
/** First show in the scope of the year card. */
const COVERED_SHOW = /林屿「星河入梦」.*上海/

async function ownCard({ gateway }: JourneyShop, { accessToken: as }: Shopper, cardId: string): Promise<OwnCard> {
  const { data } = await gateway.call(listOwnCards, {}, { as })
  const card = data?.find((own) => own.cardId === cardId)
  if (!card) throw new Error('the card is not there')
  return card
}

async function pointsOf({ gateway }: JourneyShop, { accessToken: as }: Shopper): Promise<number | undefined> {
  return (await gateway.call(getPointAccount, {}, { as })).data?.balance
}

/** Buys the card whose confirmation is open, and opens it. */
async function confirmCard(buyer: Shopper): Promise<void> {
  await buyer.seen('#submit-card')
  await buyer.tap('#agree')
  await buyer.pay('#submit-card', '#pay-success')
  await buyer.tap('#see-card')
  await buyer.seen('#my-card')
}

/** Buys a card at the page that confirms it, and opens it. */
async function buyCard(buyer: Shopper, cardId: string): Promise<void> {
  await buyer.open(routes.cardConfirm, { cardId })
  await confirmCard(buyer)
}

/** From the open card to the filled in confirmation of an order of a show that it is good for, past the notice of the show. */
async function orderWithCard(owner: Shopper, show: RegExp, hasNotice = false): Promise<void> {
  await owner.tap('#use-card')
  await owner.tapText(show)
  if (hasNotice) await owner.tap('#notice-read')
  await owner.tap('#buy')
  await owner.tap('#plan-0')
  await owner.tap('#next')
  await owner.seen('#submit-order')
  await fillContact(owner)
}

/** The shop takes an order back; answers whether it could. */
async function closeOrder({ sandbox }: JourneyShop, orderId: string): Promise<boolean> {
  return (await sandbox<{ done: boolean }>(`orders/${orderId}/close`, {})).done
}

/** Looks for a stamp among the cards that are over. */
async function seeStamp(owner: Shopper, stamp: string): Promise<void> {
  await owner.open(routes.cardList)
  await owner.tapText('已失效')
  await owner.seenText(stamp)
}

export const CARD_JOURNEYS: readonly Journey[] = [
  {
    name: 'pays with a cash card that was bought for money, and has the money on it again (CARD-013, CARD-017, ORDER-059, REFUND-012)',
    async run(shop) {
      const buyer = await shop.shopper()
      await buyCard(buyer, CASH_CARD)
      await buyer.tap('#activate-card')
      await buyer.tap('#dialog-confirm')
      await buyer.gone('#activate-card')
      await openOrder(shop, buyer, NAMED_SHOWS.sensitive, 1)
      await buyer.tap('#cash-card-0')
      await buyer.seenText('本单抵扣')
      await buyer.pay('#submit-order', '#pay-success')
      expect((await ownCard(shop, buyer, CASH_CARD)).balance?.yuanNum).toBe('80')
      await refund(shop, buyer, await newestOrder(shop, buyer))
      await buyer.refresh()
      await buyer.seenText('退回储值卡 ¥120')
      expect((await ownCard(shop, buyer, CASH_CARD)).balance?.yuanNum).toBe('200')
    },
  },
  {
    name: 'buys a card for points, and one for money and points (CARD-010, CARD-012)',
    isQuick: true,
    async run(shop) {
      const buyer = await shop.shopper()
      await grant(shop, buyer, { kind: 'points', amount: 5000 })
      await buyCard(buyer, LOUNGE_CARD)
      await buyCard(buyer, BACKSTAGE_CARD)
      expect(await ownCard(shop, buyer, LOUNGE_CARD)).toMatchObject({ pointPrice: 3000 })
      expect(await ownCard(shop, buyer, BACKSTAGE_CARD)).toMatchObject({ pointPrice: 2000 })
    },
  },
  {
    name: 'buys a year card, takes it to a show, has the use back and returns the card (CARD-003, CARD-004, CARD-008, CARD-014, CARD-015)',
    async run(shop) {
      const buyer = await shop.shopper()
      await buyer.open(routes.cardDetail, { cardId: RIGHTS_CARD })
      await buyer.tap('#buy-card')
      await buyer.type('#holder-name', '李雷')
      await buyer.type('#holder-id-no', ID_NO)
      await confirmCard(buyer)
      await buyer.seenText('李雷')
      await buyer.seenText('12 次')
      const ofCard = await newestOrder(shop, buyer, 'HISTORY')
      await orderWithCard(buyer, COVERED_SHOW)
      await buyer.seenText('-¥76')
      await buyer.pay('#submit-order', '#pay-success')
      const { userCardInstanceId } = await ownCard(shop, buyer, RIGHTS_CARD)
      await buyer.open(routes.cardDetail, { cardId: RIGHTS_CARD, userCardInstanceId })
      await buyer.seenText('11 次')
      expect(await closeOrder(shop, ofCard)).toBe(false)
      expect(await closeOrder(shop, await newestOrder(shop, buyer))).toBe(true)
      await buyer.refresh()
      await buyer.seenText('12 次')
      expect(await closeOrder(shop, ofCard)).toBe(true)
      await seeStamp(buyer, '已退款')
    },
  },
  {
    name: 'buys a pass for three plays, sees one for nothing, and has the use back from the refund (CARD-003, CARD-014, REFUND-007)',
    async run(shop) {
      const buyer = await shop.shopper()
      await buyCard(buyer, THEATRE_PASS)
      await buyer.seenText('剩余次数3 次')
      await orderWithCard(buyer, COVERED_PLAY, true)
      await buyer.pay('#submit-order', '#pay-success')
      const { userCardInstanceId } = await ownCard(shop, buyer, THEATRE_PASS)
      await buyer.open(routes.cardDetail, { cardId: THEATRE_PASS, userCardInstanceId })
      await buyer.seenText('剩余次数2 次')
      await refund(shop, buyer, await newestOrder(shop, buyer))
      await buyer.open(routes.cardDetail, { cardId: THEATRE_PASS, userCardInstanceId })
      await buyer.seenText('剩余次数3 次')
    },
  },
  {
    name: 'uses up one card at the venue, and has points and money of another back (CARD-006, CARD-008, CARD-011, CARD-012)',
    async run(shop) {
      const buyer = await shop.shopper()
      await grant(shop, buyer, { kind: 'points', amount: 5000 })
      await buyCard(buyer, LOUNGE_CARD)
      const ofLounge = await newestOrder(shop, buyer, 'HISTORY')
      await buyCard(buyer, BACKSTAGE_CARD)
      const ofBackstage = await newestOrder(shop, buyer, 'HISTORY')
      // Payments in money earn points of their own.
      expect(await pointsOf(shop, buyer)).toBe(99)
      const { userCardInstanceId } = await ownCard(shop, buyer, LOUNGE_CARD)
      const redeem = () => shop.sandbox(`cards/${userCardInstanceId}/redeem`, {})
      await buyer.open(routes.cardDetail, { cardId: LOUNGE_CARD, userCardInstanceId })
      await buyer.seenText('剩余次数2 次')
      expect(await redeem()).toEqual({ answer: 'redeemed' })
      await buyer.refresh()
      await buyer.seenText('剩余次数1 次')
      expect(await closeOrder(shop, ofLounge)).toBe(false)
      expect([await redeem(), await redeem()]).toEqual([{ answer: 'redeemed' }, { answer: 'used' }])
      await seeStamp(buyer, '已用完')
      expect(await closeOrder(shop, ofBackstage)).toBe(true)
      await seeStamp(buyer, '已退款')
      expect(await pointsOf(shop, buyer)).toBe(2000)
      await buyer.open(routes.pointRecord)
      await buyer.seenText('+2000')
      const input = { orderId: ofBackstage, fromPage: ORDER_DETAIL_PAGE }
      const { data } = await shop.gateway.call(getOrder, input, { as: buyer.accessToken })
      expect(data?.orderBrief.orderState.name).toBe('CLOSED')
    },
  },
]
