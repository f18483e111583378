import type { Admission, ShowCategoryCode } from '../catalogue/entities/show'
import type { TextPair } from '../texts/local-text'
import type { OutingName } from './outing-name'
import type { TitleEntry } from './titles/title-entry'

interface Outing {
  admission: Admission
  /** Minutes before the begin at which visitors are expected; `null` if they come when they like. */
  arrivalMinutes: number | null
  /** Tickets by price, the cheapest first; `null` for those of an exhibition, which depend on the day. */
  tickets: readonly TextPair[] | null
  /** Part of the description; `{cast}` is the list of organisers. */
  team: readonly TextPair[]
}

const EXHIBITION_TEAM: readonly TextPair[] = [
  [
    '展览由{cast}呈现，策展团队用两年时间整理与修复，大部分内容为首次公开。请勿使用闪光灯，展厅内设有休息座椅与饮水点。',
    'Presented by {cast} after two years of preparation; most of it is shown for the first time. No flash, please. There are benches and water inside.',
  ],
  [
    '{cast}倾力打造。建议预留九十分钟以上参观时间，当日票可凭手环多次进出。',
    'Made by {cast}. Allow ninety minutes or more. With the wristband you can leave and come back on the same day.',
  ],
]

/** Everything that differs by the kind of a day out. */
export const OUTINGS: Readonly<Record<OutingName, Outing>> = {
  EXHIBITION: { admission: 'HOURS', arrivalMinutes: null, tickets: null, team: EXHIBITION_TEAM },
  TIMED_EXHIBITION: {
    admission: 'SLOT',
    arrivalMinutes: 15,
    tickets: null,
    team: [
      [
        '由{cast}创作并布展。为了让每个人都有足够的空间，展厅分时段入场；请勿使用闪光灯。',
        'Created and installed by {cast}. Visitors enter in timed groups, so that everyone has room. No flash, please.',
      ],
    ],
  },
  CRUISE: {
    admission: 'SLOT',
    arrivalMinutes: 20,
    tickets: [
      ['下层船舱', 'Lower cabin'],
      ['上层船舱', 'Upper cabin'],
      ['露天甲板', 'Open deck'],
    ],
    team: [
      [
        '由{cast}运营。船上提供毛毯与热饮，遇大风停航时全额退款或改期。',
        'Run by {cast}. Blankets and hot drinks are on board. If high wind stops the boats, you get a full refund or another date.',
      ],
    ],
  },
  MARKET: {
    admission: 'HOURS',
    arrivalMinutes: null,
    tickets: [
      ['入场票', 'Entry'],
      ['入场票加一份饮品', 'Entry with a second drink'],
    ],
    team: [
      [
        '由{cast}主办，摊主来自十二座城市。当日票可凭手环多次进出，雨天照常。',
        'Hosted by {cast}, with makers from twelve cities. With the wristband you can leave and come back on the same day. Open in the rain, too.',
      ],
    ],
  },
}

/** Minutes from which a day out is open all day. */
const ALL_DAY_MINUTES = 480

/** Kind of a title's day out; `null` for a show that begins for everyone at once. */
export function outingOf(
  { outing, minutes }: Pick<TitleEntry, 'outing' | 'minutes'>,
  category: ShowCategoryCode,
): OutingName | null {
  if (outing !== undefined) return outing
  if (category !== 'ZhanLanXiuXian') return null
  return minutes >= ALL_DAY_MINUTES ? 'EXHIBITION' : 'TIMED_EXHIBITION'
}
