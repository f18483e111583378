import fc from 'fast-check'
import { contrastRatio } from '../color'
import { themePalette } from '../theme-palette'
import { seatMapColors } from './seat-colors'

const color = fc.stringMatching(/^#[0-9a-f]{6}$/)

describe('the colours of a seat map (SEAT-001)', () => {
  it('contrast with background and seats in every merchant colour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('light', 'dark'),
        color,
        fc.array(color, { maxLength: 5 }),
        (scheme, main, levels) => {
          const palette = themePalette(scheme, { shopMainColor: main })
          const colors = seatMapColors(
            palette,
            levels.map((level) => ({ color: level })),
          )
          for (const shape of [colors.chosen, ...colors.levels]) {
            expect(contrastRatio(shape, colors.zone)).toBeGreaterThanOrEqual(3)
            expect(contrastRatio(shape, colors.background)).toBeGreaterThanOrEqual(3)
          }
          expect(contrastRatio(colors.onChosen, colors.chosen)).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(colors.onStage, colors.stage)).toBeGreaterThanOrEqual(4.5)
          colors.levels.forEach((level, at) => {
            expect(contrastRatio(colors.onLevels[at] ?? '', level)).toBeGreaterThanOrEqual(4.5)
          })
        },
      ),
    )
  })

  it('use the main colour for a plan without a readable one', () => {
    const palette = themePalette('light', { shopMainColor: '#0044AA' })
    expect(seatMapColors(palette, [{ color: 'red' }]).levels).toEqual(['#0044AA'])
  })
})
