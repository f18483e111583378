import { renderPage, theGateway } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { listPrimeLevels } from '@/contracts/member/list-prime-levels'
import { routes } from '@/routes'
import MemberRightPage from './member-right'

async function rightIdOf(name: string): Promise<string> {
  const { data } = await (await theGateway()).call(listPrimeLevels, {})
  const rights = data?.flatMap((level) => level.rights) ?? []
  return rights.find(({ primeRightTypeName }) => primeRightTypeName === name)?.rightId ?? ''
}

describe('a right of members (MEMBER-002, NAV-070)', () => {
  describeStates({ Page: MemberRightPage, route: routes.memberRight, words: '全场演出票品享 9.5 折' })

  it('shows its description and levels, without a login', async () => {
    const params = { rightId: await rightIdOf('生日好礼'), levelCode: 'V2' }
    await renderPage(MemberRightPage, routes.memberRight, { params })
    await seenText('生日当天礼券到账')
    await seenText('适用等级：银卡会员 · 金卡会员 · 钻石会员 · 安可会员')
    expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['消费积分', '生日好礼'])
    expect(routes.memberRight.needsLogin).toBe(false)
  })

  it('shows another of the level when it is chosen', async () => {
    await renderPage(MemberRightPage, routes.memberRight)
    await seenText('全场演出票品享 9.5 折')
    await tap(screen.getByRole('radio', { name: '停车礼券' }))
    await seenText('在场馆停车缴费时使用')
    expect(document.body.textContent).not.toContain('回访名单')
  })

  it('shows a growth right of a member beside those of the paid level', async () => {
    await renderPage(MemberRightPage, routes.memberRight, {
      params: { rightId: await rightIdOf('消费积分'), levelCode: 'PRIME' },
    })
    await eventually(() => expect(screen.getByRole('radio', { name: '消费积分', checked: true })).toBeDefined())
    await seenText('每实付 1 元得 1 积分，100 积分抵 1 元')
  })
})
