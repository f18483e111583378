import { localText } from '../../texts/local-text'
import type { LocalText } from '../../texts/text'

/** A level reached by growth. */
export interface GrowthLevel {
  levelCode: string
  name: LocalText
  /** Growth from which on. */
  minGrowth: number
}

/** From the lowest. */
export const GROWTH_LEVELS: readonly [GrowthLevel, ...GrowthLevel[]] = [
  { levelCode: 'V1', name: localText('普通会员', 'Member'), minGrowth: 0 },
  { levelCode: 'V2', name: localText('银卡会员', 'Silver'), minGrowth: 500 },
  { levelCode: 'V3', name: localText('金卡会员', 'Gold'), minGrowth: 2_000 },
  { levelCode: 'V4', name: localText('钻石会员', 'Diamond'), minGrowth: 10_000 },
]

/** The level that growth makes, and the one after it. */
export function levelOf(growth: number): { level: GrowthLevel; next: GrowthLevel | null } {
  const reached = GROWTH_LEVELS.filter(({ minGrowth }) => minGrowth <= growth).length
  return {
    level: GROWTH_LEVELS[Math.max(0, reached - 1)] ?? GROWTH_LEVELS[0],
    next: GROWTH_LEVELS[Math.max(1, reached)] ?? null,
  }
}
