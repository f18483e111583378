import { readFileSync } from 'node:fs'
import path from 'node:path'
import { theGateway } from '@test/render-page'
import { done } from '@test/screen'
import { createTestApp } from '@test/test-app'
import { render } from '@testing-library/react'
import { AppProvider } from '@/shell/app-provider'
import { CouponTicket } from './coupon-ticket'

const COUPON = { title: '新人立减券', useCouponRuleDesc: '满 ¥300 可用', termDescription: '有效期至 2026.12.20' }

async function draw(discountDisplay: string): Promise<HTMLElement> {
  const { app } = await done(createTestApp(await theGateway()))
  const { container } = render(
    <AppProvider app={app}>
      <CouponTicket coupon={{ ...COUPON, discountDisplay }} />
    </AppProvider>,
  )
  return container
}

describe('a coupon as it is drawn', () => {
  it.each([
    ['999', false],
    ['¥999.99', false],
    ['1000', true],
    ['¥1000', true],
    ['¥1,200', true],
    ['8.8 折', false],
    ['1 张', false],
  ])('has figures for a big number from 1000 on: %s, %s (COUPON-072)', async (discountDisplay, isBig) => {
    const value = (await draw(discountDisplay)).querySelector('.value')
    expect(value?.textContent).toBe(discountDisplay)
    expect(value?.classList.contains('is-big-number')).toBe(isBig)
  })

  it('limits its title to two lines (COUPON-071)', async () => {
    expect((await draw('¥50')).querySelector('.title')?.textContent).toBe(COUPON.title)
    const sheet = (file: string) => readFileSync(path.join(__dirname, file), 'utf8')
    const [, title = ''] = /^\.title \{(.+?)^\}/ms.exec(sheet('coupon-ticket.module.scss')) ?? []
    expect(title).toContain('@include lines(2);')
    const [, lines = ''] = /@mixin lines\(\$count\) \{(.+?)^\}/ms.exec(sheet('../../ui/tokens.scss')) ?? []
    expect(lines).toMatch(/-webkit-line-clamp: \$count;/)
    expect(lines).toMatch(/overflow: hidden;/)
  })
})
