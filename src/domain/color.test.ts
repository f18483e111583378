import fc from 'fast-check'
import { backgroundUnderWhite, contrastRatio, parseHexColor, READABLE_CONTRAST, textColorOn } from './color'
import { FALLBACK_MAIN_COLOR, themePalette } from './theme-palette'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const scheme = fc.constantFrom('light' as const, 'dark' as const)

describe('merchant colours', () => {
  it.each([
    ['#f60', '#FF6600'],
    ['ff7a1a', '#FF7A1A'],
    ['#FF7A1', null],
    ['#abcd', null],
    ['red', null],
    ['url(x)', null],
    [undefined, null],
  ])('reads %p as %p (SHELL-064)', (text, expected) => {
    expect(parseHexColor(text)).toBe(expected)
  })

  it('falls back to orange (SHELL-061)', () => {
    expect(FALLBACK_MAIN_COLOR).toBe('#FF7A1A')
    expect(themePalette('light', { shopMainColor: 'nonsense' }).main).toBe(FALLBACK_MAIN_COLOR)
  })

  it('prefers colours of the theme to those of the shop, and mixes grounds with their own colour (SHELL-028, SHELL-224)', () => {
    const themeColor = '#007744'
    expect(themePalette('light', { shopMainColor: '#3355AA', themeColor }).main).toBe('#3355AA')
    expect(themePalette('light', { themeColor }).main).toBe(themeColor)
    const { mainSoft } = themePalette('light', { themeColor })
    expect(mainSoft).toBe('#E6F1EC')
    expect(themePalette('light', { themeColor, shopMixedColor: '#0000FF' }).mainSoft).toBe('#E6E6FF')
    expect(themePalette('light', { priceColor: '#990000' }).price).toBe('#990000')
    expect(themePalette('light', { navigateTextColor: '#224466' }).title).toBe('#224466')
  })

  it('never change the colour of an error', () => {
    const own = themePalette('light').danger
    expect(themePalette('light', { priceColor: '#00AA00', shopMainColor: '#00AA00' }).danger).toBe(own)
  })

  it('leave every text readable, whatever they are (SHELL-062)', () => {
    fc.assert(
      fc.property(scheme, color, color, color, (anyScheme, shopMainColor, priceColor, other) => {
        const own = { navigateTextColor: other, shopMixedColor: other }
        const palette = themePalette(anyScheme, { shopMainColor, priceColor, ...own })
        const pairs = [
          [palette.onMain, palette.main],
          [palette.mainText, palette.card],
          [palette.mainText, palette.background],
          [palette.mainText, palette.mainSoft],
          [palette.price, palette.card],
          [palette.price, palette.background],
          [palette.danger, palette.card],
          [palette.danger, palette.background],
          [palette.title, palette.card],
          [palette.title, palette.background],
          [palette.text, palette.card],
          [palette.text, palette.background],
          [palette.sub, palette.card],
          [palette.sub, palette.background],
        ] as const
        for (const [text, background] of pairs)
          expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
      }),
    )
  })
})

it('darkens a background as far as white text needs it, and no further', () => {
  fc.assert(
    fc.property(color, (wanted) => {
      const background = backgroundUnderWhite(wanted)
      expect(contrastRatio('#FFFFFF', background)).toBeGreaterThanOrEqual(READABLE_CONTRAST)
      if (contrastRatio('#FFFFFF', wanted) >= READABLE_CONTRAST) expect(background).toBe(wanted.toUpperCase())
    }),
  )
})

it('measures contrast from 1 to 21', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#777777')).toBe(1)
  expect(textColorOn('#FFFF00')).toBe('#000000')
  expect(textColorOn('#00008B')).toBe('#FFFFFF')
})
