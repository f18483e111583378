import { leaveOutNeedless } from './lean-nodes'

/** Remaining data of a node. */
function lean(data: Parameters<typeof leaveOutNeedless>[0]): object {
  leaveOutNeedless(data)
  return data
}

describe('node data sent by Taro', () => {
  it('has no empty list of children', () => {
    expect(lean({ nn: 'image', sid: '_A', cn: [] })).toEqual({ nn: 'image', sid: '_A' })
  })

  it('keeps an empty list for templates that read it', () => {
    expect(lean({ nn: 'swiper', sid: '_A', cn: [] })).toEqual({ nn: 'swiper', sid: '_A', cn: [] })
  })

  it('names a text only if it has siblings', () => {
    const text = { nn: '8', v: 'Hamlet' }
    expect(lean({ nn: 'text', cn: [{ ...text, sid: '_B' }] })).toEqual({ nn: 'text', cn: [text] })
    const two = [
      { ...text, sid: '_B' },
      { ...text, sid: '_C' },
    ]
    expect(lean({ nn: 'text', cn: two })).toEqual({ nn: 'text', cn: two })
  })

  it('names a single element: it may be tapped', () => {
    const data = { nn: 'view', cn: [{ nn: 'view', sid: '_B' }] }
    expect(lean(data)).toEqual({ nn: 'view', cn: [{ nn: 'view', sid: '_B' }] })
  })

  it('stays complete without children', () => {
    expect(lean({ nn: 'input', sid: '_A' })).toEqual({ nn: 'input', sid: '_A' })
  })
})
