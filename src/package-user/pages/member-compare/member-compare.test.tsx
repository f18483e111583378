import { renderPage } from '@test/render-page'
import { eventually, seenText } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { screen, within } from '@testing-library/react'
import { routes } from '@/routes'
import MemberComparePage from './member-compare'

describe('the comparison of levels (MEMBER-004, NAV-071)', () => {
  describeStates({ Page: MemberComparePage, route: routes.memberCompare, words: '钻石会员' })

  it('shows the rights by level, without a login', async () => {
    await renderPage(MemberComparePage, routes.memberCompare)
    await seenText('¥198')
    const rowOf = (name: string) =>
      screen.getAllByRole('row').find((row) => within(row).queryByRole('rowheader')?.textContent === name)
    await eventually(() => expect(rowOf('会员价')).toBeDefined())
    const marks = (name: string) =>
      within(rowOf(name) as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.getAttribute('aria-label'))
    expect(marks('会员价')).toEqual(['无', '无', '无', '无', '有'])
    expect(marks('消费积分')).toEqual(['有', '有', '有', '有', '有'])
    expect(rowOf('回访名单')).toBeUndefined()
    expect(routes.memberCompare.needsLogin).toBe(false)
  })
})
