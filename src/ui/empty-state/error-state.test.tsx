import { render } from '@testing-library/react'
import { AppError, type AppErrorKind } from '@/lib/app-error'
import { ErrorState } from './error-state'
import { LoginOffer } from './login-offer'

function draw(kind: AppErrorKind): string {
  const error = new AppError(kind, 'code', { comments: '您已退出登录', traceId: '0123456789abcdef' })
  const { container } = render(<ErrorState error={error} onAction={() => {}} />)
  return container.textContent ?? ''
}

describe('what does not exist', () => {
  const missing = new AppError('rejected', 'code', { statusCode: 10_002_004, comments: '没有找到相关内容' })

  it('leads home instead of to a retry that cannot help', () => {
    const goHome = jest.fn()
    const retry = jest.fn()
    const { getByRole, container } = render(
      <LoginOffer.Provider value={{ isLoggedIn: true, logIn: () => {}, goHome }}>
        <ErrorState error={missing} onAction={retry} />
      </LoginOffer.Provider>,
    )
    expect(container.textContent).not.toContain('重试')
    getByRole('button', { name: '回到首页' }).click()
    expect([goHome.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0])
  })

  it('keeps the own way of a page', () => {
    const { container } = render(
      <LoginOffer.Provider value={{ isLoggedIn: true, logIn: () => {}, goHome: () => {} }}>
        <ErrorState error={missing} actionText="查看订单" onAction={() => {}} />
      </LoginOffer.Provider>,
    )
    expect(container.textContent).toContain('查看订单')
  })
})

describe('a failure that takes the place of a page', () => {
  it.each(['unauthorized', 'rejected'] as const)('shows no trace id when nothing is broken: %s (TRACK-014)', (kind) => {
    expect(draw(kind)).toContain('您已退出登录')
    expect(draw(kind)).not.toContain('01234567')
  })

  it.each(['network', 'unavailable', 'unexpected'] as const)(
    'shows the trace id of a fault: %s (TRACK-014)',
    (kind) => {
      expect(draw(kind)).toContain('01234567')
    },
  )
})
