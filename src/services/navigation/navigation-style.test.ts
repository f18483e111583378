import fc from 'fast-check'
import { contrastRatio, READABLE_CONTRAST } from '@/domain/color'
import { themePalette } from '@/domain/theme-palette'
import { navigationStyle } from './navigation-style'

const light = themePalette('light')
const styled = (fields: object, count = 4) => navigationStyle(JSON.stringify(fields), count, light)

describe('the style of the bottom navigation', () => {
  it('has a large middle only in the prominent style, of three or five (SHELL-098, SHELL-099)', () => {
    const bigItems = [1, 2, 3, 4, 5, 6].map((count) => styled({ navigationType: 'OUTER' }, count).bigItem)
    expect(bigItems).toEqual([null, null, 1, null, 2, null])
    expect(styled({ navigationType: 'NORMAL' }, 3).bigItem).toBeNull()
  })

  it("uses the merchant's colours as far as they are readable (SHELL-226)", () => {
    const { selectedColor, unselectedColor } = styled({ selectedTextColor: '#a03', unselectedTextColor: '334455' })
    expect([selectedColor, unselectedColor]).toEqual(['#AA0033', '#334455'])
    const pale = styled({ selectedTextColor: '#EEEEEE' }).selectedColor ?? ''
    expect(contrastRatio(pale, light.card)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
    expect(styled({ iconColorType: 'TEXT' }).hasOwnIcons).toBe(true)
    expect(styled({ iconColorType: 'ORIGINAL' }).hasOwnIcons).toBe(false)
  })

  it('falls back to the default for malformed text', () => {
    const usual = { bigItem: null, selectedColor: null, unselectedColor: null, hasOwnIcons: false }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (style) => {
        expect(navigationStyle(style, 3, light)).toEqual(usual)
      }),
    )
    expect(styled({ selectedTextColor: 7, unselectedTextColor: 'url(x)', iconColorType: {} })).toEqual(usual)
  })
})
