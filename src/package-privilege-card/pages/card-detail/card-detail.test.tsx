import { changeAnswers } from '@test/changed-answers'
import { CARD_HOLDER, CASH_CARD, Person, RIGHTS_CARD } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import type { PrivilegeCardDetail } from '@/contracts/privilege/get-card'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { routes } from '@/routes'
import { stableId } from '../../../../gateway/src/stable-id'
import CardDetailPage from './card-detail'

/** A user with a card of this kind, not activated. */
async function holder(cardId = RIGHTS_CARD, { isActive = false } = {}) {
  const signedInAs = newBuyer()
  const person = await Person.join(await theGateway(), signedInAs)
  const userCardInstanceId = isActive ? await person.yearCard() : await person.card(cardId)
  return { person, signedInAs, params: { cardId, userCardInstanceId } }
}

async function openOwn(cardId?: string, how?: { isActive?: boolean }) {
  const { person, ...options } = await holder(cardId, how)
  return { person, ...options, ...(await renderPage(CardDetailPage, routes.cardDetail, options)) }
}

const openOffer = (cardId = RIGHTS_CARD) =>
  renderPage(CardDetailPage, routes.cardDetail, { params: { cardId }, signedInAs: newBuyer() })

describe('a card on sale (CARD-002)', () => {
  describeStates({
    Page: CardDetailPage,
    route: routes.cardDetail,
    options: () => ({ params: { cardId: RIGHTS_CARD }, signedInAs: newBuyer() }),
    words: '安可年度观演卡',
  })

  it('shows benefits, rules and price, and can be bought (CARD-005, CARD-010)', async () => {
    const { router } = await openOffer()
    await seenText('八折观演')
    await seenText('每人限购 1 张')
    await seenText('¥299')
    expect(document.getElementById('my-card')).toBeNull()
    await tap('buy-card')
    expect(router.lastMove).toMatchObject({ path: routes.cardConfirm.path, params: { cardId: RIGHTS_CARD } })
  })

  it('links to its scope, and to its refund rules (CARD-003)', async () => {
    const { router } = await openOffer()
    await tap('card-range')
    expect(router.lastMove).toMatchObject({ path: routes.cardRange.path, params: { cardId: RIGHTS_CARD } })
    await tap('refund-rule')
    expect(router.lastMove).toMatchObject({ path: routes.refundRulePrivilege.path, params: { cardId: RIGHTS_CARD } })
  })

  it('cannot be bought when sold out', async () => {
    await renderPage(CardDetailPage, routes.cardDetail, {
      params: { cardId: RIGHTS_CARD },
      signedInAs: newBuyer(),
      prepare: (testApp) =>
        changeAnswers<PrivilegeCardDetail>(testApp, `cards/${RIGHTS_CARD}`, (card) => ({ ...card, onSale: false })),
    })
    await seenText('已售罄')
    expect((byId('buy-card') as HTMLButtonElement).disabled).toBe(true)
  })
})

describe('a card of the user (CARD-013)', () => {
  it('shows how often it can be used, and how often it was (CARD-014)', async () => {
    await openOwn(RIGHTS_CARD, { isActive: true })
    await seenText('剩余次数12 次')
    await seenText('已使用0 次')
  })

  it('shows the holder of an annual card, the document masked (CARD-015)', async () => {
    await openOwn(RIGHTS_CARD, { isActive: true })
    await seenText('持卡人李雷')
    expect(byId('my-card').textContent).toContain('身份证')
    expect(byId('my-card').textContent).toContain('***')
    expect(document.body.textContent).not.toContain(CARD_HOLDER.identityNo)
  })

  it('shows the seat of a card with one (CARD-005, CARD-015)', async () => {
    await openOwn(stableId('card:season-seat'))
    await seenText('场馆上海 · 申江音乐厅')
    await seenText('座席1 排')
  })

  it('can be activated with its holder (A-CARD-3)', async () => {
    const { person } = await openOwn()
    await tap('activate-card')
    await tap('activate')
    await seenText('请填写姓名')
    await type('holder-name', '李雷')
    await type('holder-id-no', CARD_HOLDER.identityNo)
    await tap('activate')
    await gone('holder-sheet')
    await seen('use-card')
    expect(await person.call(listOwnCards, {})).toMatchObject([{ enabled: true, identityName: '李雷' }])
  })

  it('can be activated at once without a holder, after confirmation', async () => {
    const { person } = await openOwn(CASH_CARD)
    await seen('activate-card')
    expect(document.body.textContent).not.toContain('¥0')
    await tap('activate-card')
    await tap(screen.getByRole('button', { name: '稍后' }))
    expect(await person.call(listOwnCards, {})).toMatchObject([{ enabled: false }])
    await tap('activate-card')
    await tap('dialog-confirm')
    await seen('use-card')
    await seenText('余额 ¥200')
    expect(await person.call(listOwnCards, {})).toMatchObject([{ enabled: true }])
  })

  it('opens its scope when used', async () => {
    const { router, params } = await openOwn(RIGHTS_CARD, { isActive: true })
    await tap('use-card')
    expect(router.lastMove).toMatchObject({ path: routes.cardRange.path, params })
  })

  it.each([
    ['USED', '已用完', 'CARD-006'],
    ['EXPIRE', '已过期', 'CARD-007'],
    ['REFUND', '已退款', 'CARD-008'],
    ['REFUNDING', '退款处理中', 'CARD-009'],
  ] as const)('shows the stamp when %s (%s), and cannot be used (%s)', async (cardStatus, stamp, _row) => {
    const { person, ...options } = await holder(RIGHTS_CARD, { isActive: true })
    await renderPage(CardDetailPage, routes.cardDetail, {
      ...options,
      prepare: (testApp) =>
        changeAnswers<PrivilegeCardDetail>(testApp, `cards/${RIGHTS_CARD}`, (card) => ({
          ...card,
          ...(card.instance && { instance: { ...card.instance, cardStatus } }),
        })),
    })
    await eventually(() => expect(document.querySelector('.stamp')?.textContent).toBe(stamp))
    expect(document.getElementById('use-card')).toBeNull()
    expect(document.getElementById('activate-card')).toBeNull()
    await seen('buy-card')
  })

  it('stays hidden from other users', async () => {
    const { params } = await holder()
    await renderPage(CardDetailPage, routes.cardDetail, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
  })
})
