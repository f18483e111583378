import { render } from '@testing-library/react'
import { AppError, type AppErrorKind } from '@/lib/app-error'
import { ErrorState } from './error-state'

function draw(kind: AppErrorKind): string {
  const error = new AppError(kind, 'code', { comments: '您已退出登录', traceId: '0123456789abcdef' })
  const { container } = render(<ErrorState error={error} onAction={() => {}} />)
  return container.textContent ?? ''
}

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
