import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer, paidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import UnregisteredConfirmationPage from './unregistered-confirmation'

async function buyer() {
  const signedInAs = newBuyer()
  const { orderId } = await paidOrder(signedInAs)
  return { signedInAs, params: { orderId } }
}

const route = routes.unregisteredConfirmation

describe('the confirmation for a phone without an account (ORDER-010)', () => {
  describeStates({ Page: UnregisteredConfirmationPage, route, options: buyer, words: '林屿「星河入梦」' })

  it('prompts a visitor to log in, and sends nothing', async () => {
    const { params } = await buyer()
    const { router, network } = await renderPage(UnregisteredConfirmationPage, route, { params })
    await seenText('登录后查看购票信息')
    await tap(screen.getByRole('button', { name: '登录 / 注册' }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
    expect(network.sent.filter((call) => call.includes('unregistered'))).toEqual([])
  })

  it('shows the show and the masked phone, and opens tickets and order', async () => {
    const options = await buyer()
    const { router } = await renderPage(UnregisteredConfirmationPage, route, options)
    await seenText('+86 138****8000')
    await tap('to-order')
    expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: options.params })
    await tap('to-wallet')
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.ticketHolder.path })
  })

  it('hides the order of another user', async () => {
    const { params } = await buyer()
    await renderPage(UnregisteredConfirmationPage, route, { params, signedInAs: newBuyer() })
    await seenText('没有找到相关内容')
  })
})
