import fc from 'fast-check'
import { type Label, labelReplacer, merchantLabels } from './labels'

describe('the words of a merchant (SHELL-029)', () => {
  it('replace those of the product', () => {
    const replace = labelReplacer([
      { source: '观演', target: '参观' },
      { source: '观演人', target: '参观者' },
      { source: '转赠', target: '分享' },
    ])
    expect(replace('添加观演人后可转赠，观演愉快')).toBe('添加参观者后可分享，参观愉快')
  })

  it('replaces labels once, not in replaced text', () => {
    const swap = labelReplacer([
      { source: 'a', target: 'b' },
      { source: 'b', target: 'a' },
    ])
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c') })
    fc.assert(
      fc.property(text, (words) => {
        expect(swap(swap(words))).toBe(words)
      }),
    )
  })

  it('may contain any character', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (source, target) => {
        expect(labelReplacer([{ source, target }])(source)).toBe(target)
      }),
    )
  })

  it('applies the labels of an exchange shop, and the merchant’s own over them', () => {
    const label = (locale: 'zh-CN' | 'zh-MO' | 'en-US', text: string, own: Label[] = []) =>
      labelReplacer(merchantLabels(locale, true, own))(text)
    expect(label('zh-CN', '立即购买')).toBe('立即兑换')
    expect(label('zh-CN', '选座购买')).toBe('选座兑换')
    expect(label('zh-CN', '我的订单 确认支付')).toBe('我的兑换单 确认兑换')
    expect(label('zh-MO', '立即購買')).toBe('立即兌換')
    expect(label('en-US', 'Buy now')).toBe('Redeem now')
    expect(label('zh-CN', '立即购买', [{ source: '立即购买', target: '马上领' }])).toBe('马上领')
    expect(labelReplacer(merchantLabels('zh-CN', false, []))('立即购买')).toBe('立即购买')
  })

  it.each([undefined, null, 'x', [null, 1, {}, { source: '' }, { source: 'a' }, { target: 'b' }]])(
    'keeps the product texts when the shop sends %j',
    (own) => {
      const words = '观演人可转赠，立即购买'
      expect(labelReplacer(merchantLabels('zh-CN', false, own))(words)).toBe(words)
    },
  )

  it.each([
    ['zh-CN', '观演', '转赠'],
    ['zh-MO', '觀演', '轉贈'],
    ['en-US', 'Attendee', 'Pass on'],
  ] as const)('default in %s to the two for viewing and gifting (SHELL-030)', (locale, viewing, gifting) => {
    expect(merchantLabels(locale, false, undefined)).toEqual([
      { source: viewing, target: viewing },
      { source: gifting, target: gifting },
    ])
  })
})
