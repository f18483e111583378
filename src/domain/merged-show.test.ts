import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import { mergeShow } from './merged-show'

const fixed = { showId: 'a', venueName: '星汇体育场', minLimitAge: 3 } as ShowBasicInfo

describe('a show put together of what stays and what moves (CAT-135)', () => {
  it('shows the static half until the dynamic half arrives', () => {
    expect(mergeShow(fixed, null)).toEqual(fixed)
  })

  it('prefers the dynamic half for fields of both', () => {
    const moving = { showStatus: 'ON_SALE', venueName: '星汇体育馆' } as unknown as GetShowDynamicOutput
    expect(mergeShow(fixed, moving)).toEqual({ ...fixed, showStatus: 'ON_SALE', venueName: '星汇体育馆' })
  })

  it('keeps static fields when dynamic ones are empty', () => {
    const moving = { venueName: null, minLimitAge: undefined } as unknown as GetShowDynamicOutput
    expect(mergeShow(fixed, moving)).toEqual(fixed)
  })
})
