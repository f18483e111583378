import type { GrowthLevel, MemberProgramme } from '../../catalogue/entities/membership'

/** The level that growth makes, and the one after it. */
export function levelOf(
  { levels }: Pick<MemberProgramme, 'levels'>,
  growth: number,
): { level: GrowthLevel; next: GrowthLevel | null } {
  const reached = levels.filter(({ minGrowth }) => minGrowth <= growth).length
  return {
    level: levels[Math.max(0, reached - 1)] ?? levels[0],
    next: levels[Math.max(1, reached)] ?? null,
  }
}
