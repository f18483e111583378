import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import type { Request } from '@/request/request'
import { routes } from '@/routes'
import { beginReads } from './begin-reads'

function requested(target: Parameters<typeof beginReads>[1]): unknown[] {
  const calls: unknown[] = []
  const request = ((endpoint: unknown, input: unknown, options: unknown) => {
    calls.push([endpoint, input, options])
    return Promise.reject(new Error('no network'))
  }) as unknown as Request
  beginReads(request, target)
  return calls
}

describe('prefetched reads', () => {
  it('prefetches both halves of the opened show, and leaves their failure to its page', async () => {
    const showId = 'a show'
    expect(requested({ route: routes.showDetail, params: { showId } })).toEqual([
      [getShowStatic, { showId }, { isAhead: true }],
      [getShowDynamic, { showId }, { isAhead: true }],
    ])
  })

  it('prefetches nothing for another page, no show, or a show with more parameters', () => {
    expect(requested({ route: routes.ticketDetail, params: { showId: 'a show' } })).toEqual([])
    expect(requested({ route: routes.showDetail, params: {} })).toEqual([])
    expect(requested({ route: routes.showDetail, params: { showId: 'a show', src: 'poster' } })).toEqual([])
  })
})
