import type { OpenSession, OpenShow } from '../catalogue/entities/applications'
import { venueMoment } from '../catalogue/venue-moment'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { venueIdOf } from './demo-ids'
import { AGREED_CONTACT, MIC_QUESTIONS, REHEARSAL_QUESTIONS } from './registration-questions'
import { FIRST_DAY } from './shop-days'

/** The hour at which registering begins and ends. */
const REGISTER_HOUR = 10

/** A session: date, capacity, and number of registered people. */
type SessionRow = readonly [inDays: number, hour: number, quota: number, registered: number]

/** Free shows with registration: one of every state, with one session and with several. */
export function demoOpenShows({ anchor } = FIRST_DAY): readonly OpenShow[] {
  const at = (inDays: number, hour: number) => venueMoment(anchor, inDays, hour)
  return [
    {
      ...basics(anchor, 'open-mic', 'sh-gallery', [
        [5, 19, 60, 23],
        [12, 19, 60, 60],
        [19, 19, 60, 4],
      ]),
      name: localText('城市开放麦', 'City open mic'),
      picture: 'microphone',
      about: localText(
        '每人五分钟，脱口秀、弹唱、朗诵都可以。免费入场，报名后凭确认信息到场。',
        'Five minutes each: stand-up, songs or poems. Entry is free for those who have registered.',
      ),
      registerFrom: at(-3, REGISTER_HOUR),
      registerUntil: at(19, REGISTER_HOUR),
      isReviewed: true,
      maxAttendees: 0,
      questions: MIC_QUESTIONS,
    },
    {
      ...basics(anchor, 'dress-rehearsal', 'sh-grand', [[9, 14, 120, 35]]),
      name: localText('《茶馆》联排开放日', 'Teahouse: open dress rehearsal'),
      picture: 'backstage',
      about: localText(
        '走进大剧院观看正式首演前的联排，结束后与主创面对面交流三十分钟。',
        'See the last rehearsal before the opening night, and talk with the makers for half an hour afterwards.',
      ),
      registerFrom: at(-1, REGISTER_HOUR),
      registerUntil: at(8, REGISTER_HOUR),
      isReviewed: false,
      maxAttendees: 3,
      questions: REHEARSAL_QUESTIONS,
    },
    {
      ...basics(anchor, 'curator-talk', 'sh-gallery', [[4, 18, 30, 30]]),
      name: localText('策展人导览夜', 'An evening with the curator'),
      picture: 'museum',
      about: localText(
        '闭馆之后由策展人带领，细看常设展的十件作品。',
        'After hours, the curator shows ten works of the permanent collection.',
      ),
      registerFrom: at(-5, REGISTER_HOUR),
      registerUntil: at(4, REGISTER_HOUR),
      isReviewed: false,
      maxAttendees: 0,
      questions: AGREED_CONTACT,
    },
    {
      ...basics(anchor, 'new-year-choir', 'sh-hall', [[40, 19, 200, 0]]),
      name: localText('新年市民合唱音乐会', 'New Year community choir concert'),
      picture: 'encore-vote',
      about: localText(
        '两百位市民与乐团同台，曲目与排练安排在报名开始时公布。',
        'Two hundred people sing with the orchestra. The program is published when registration opens.',
      ),
      registerFrom: at(7, REGISTER_HOUR),
      registerUntil: at(30, REGISTER_HOUR),
      isReviewed: true,
      maxAttendees: 0,
      questions: AGREED_CONTACT,
    },
    {
      ...basics(anchor, 'instrument-day', 'sh-hall', [[-2, 14, 80, 71]]),
      name: localText('亲子乐器体验日', 'Family instrument day'),
      picture: 'gift',
      about: localText(
        '弦乐、管乐与打击乐，孩子们可以逐一上手体验。',
        'Strings, winds and drums for children to try, one after the other.',
      ),
      registerFrom: at(-20, REGISTER_HOUR),
      registerUntil: at(-3, REGISTER_HOUR),
      isReviewed: false,
      maxAttendees: 3,
      questions: AGREED_CONTACT,
    },
  ]
}

function basics(anchor: number, key: string, venue: string, rows: readonly SessionRow[]) {
  return {
    openShowId: stableId(`open-show:${key}`),
    venueId: venueIdOf(venue),
    sessions: rows.map(
      ([inDays, hour, quota, registered]): OpenSession => ({
        beginAt: venueMoment(anchor, inDays, hour),
        quota,
        registered,
        sessionId: stableId(`open-session:${key}:${inDays}`),
      }),
    ),
  }
}
