import { localText } from '../texts/local-text'
import type { MemberProgramme } from './entities/membership'

/** Levels of a shop that names none, from the lowest. */
export const USUAL_LEVELS: MemberProgramme['levels'] = [
  { levelCode: 'V1', name: localText('普通会员', 'Member'), minGrowth: 0 },
  { levelCode: 'V2', name: localText('银卡会员', 'Silver'), minGrowth: 500 },
  { levelCode: 'V3', name: localText('金卡会员', 'Gold'), minGrowth: 2_000 },
  { levelCode: 'V4', name: localText('钻石会员', 'Diamond'), minGrowth: 10_000 },
]
