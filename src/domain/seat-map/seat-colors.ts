import type { SeatPriceLevel } from '@/contracts/seat/seat-map'
import { mixColors, parseHexColor, textColorOn, visibleOn } from '../color'
import type { ThemePalette } from '../theme-palette'

/** Colours of a seat map, as `#RRGGBB`. */
export interface SeatMapColors {
  background: string
  zone: string
  zoneLine: string
  stage: string
  onStage: string
  text: string
  sub: string
  /** Seats that cannot be had. */
  gone: string
  chosen: string
  onChosen: string
  /** One for each price level, in order, as it is seen on a zone. */
  levels: string[]
  /** Text on a seat of a level. */
  onLevels: string[]
}

/** The colours of a map in a theme: whatever the merchant chose, every price is seen on its background. */
export function seatMapColors(palette: ThemePalette, levels: readonly Pick<SeatPriceLevel, 'color'>[]): SeatMapColors {
  const { background, card, line, text, sub, main } = palette
  const seen = levels.map(({ color }) => visibleOn([background, card], parseHexColor(color) ?? main))
  const stage = mixColors(card, text, 0.72)
  const chosen = visibleOn([background, card], main)
  return {
    background,
    zone: card,
    zoneLine: mixColors(line, text, 0.12),
    stage,
    onStage: textColorOn(stage),
    text,
    sub,
    gone: mixColors(card, text, 0.16),
    chosen,
    onChosen: textColorOn(chosen),
    levels: seen,
    onLevels: seen.map(textColorOn),
  }
}
