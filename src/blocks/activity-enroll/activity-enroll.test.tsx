import { renderPage } from '@test/render-page'
import { byId, eventually, pass, seenText, tap, type } from '@test/screen'
import { screen } from '@testing-library/react'
import ListPage from '@/pages/list/list'
import type { HttpReply, HttpRequest } from '@/request/transport'
import { routes } from '@/routes'

/** The form of the activity on the home page, filled in by a user who has closed the windows above it. */
async function filledForm(signedInAs: string) {
  const page = await renderPage(ListPage, routes.list, {
    signedInAs,
    prepare({ storage, gateway }) {
      const now = gateway.clock.now()
      storage.set('seen-windows', { 'layout-HOME-coupon_window': now, 'layout-HOME-banner_window': now })
    },
  })
  await tap('enroll')
  await type('enroll-name', '小安')
  await type('enroll-phone', '13800138000')
  await tap(screen.getByRole('radio', { name: '音乐' }))
  return page
}

const answering = (answer: HttpReply | 'timeout') => (request: HttpRequest) =>
  request.url.includes('/enroll') ? answer : undefined

function expectNothingDone(): void {
  expect(document.body.textContent).not.toContain('报名成功')
  expect(byId('enroll').textContent).not.toBe('已报名')
  expect(byId('enroll-name')).toHaveProperty('value', '小安')
}

async function seenDone(): Promise<void> {
  await seenText('报名成功')
  await eventually(() => expect(byId('enroll').textContent).toBe('已报名'))
}

describe('an enrolment that fails', () => {
  it('shows why the shop rejects it, stays undone, and can be sent again', async () => {
    const { network } = await filledForm('13900137801')
    const refusal = { statusCode: 5999, comments: '名额已满', data: null, mode: 1 }
    network.intercept = answering({ status: 200, headers: {}, body: refusal })
    await tap('enroll-send')
    await seenText('名额已满')
    expectNothingDone()
    network.intercept = null
    await pass(3000)
    await tap('enroll-send')
    await seenDone()
  })

  it('stays undone without a network until it has been sent again', async () => {
    const { network } = await filledForm('13900137802')
    network.intercept = answering('timeout')
    await tap('enroll-send')
    await seenText('无法连接网络')
    expectNothingDone()
    network.intercept = null
    await tap('dialog-confirm')
    await seenDone()
  })
})
