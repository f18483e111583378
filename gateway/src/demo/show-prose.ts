import type { Venue } from '../catalogue/entities/place'
import type { ShowCategoryCode } from '../catalogue/entities/show'
import { localText, type TextPair } from '../texts/local-text'
import type { LocalText } from '../texts/text'
import type { OutingName } from './outing-name'
import { OUTINGS } from './outings'
import { clockText } from './session-times'
import type { TitleEntry } from './titles/title-entry'

// Team of a show, per category: `{cast}` is the list of names with their roles.
const TEAM: Readonly<Record<Exclude<ShowCategoryCode, 'ZhanLanXiuXian'>, readonly TextPair[]>> = {
  YanChangHui: [
    [
      '本场由{cast}共同完成。乐队提前两周进驻排练，所有编曲均为现场重新编写，灯光与音响由驻场团队按场馆声学逐一调校。',
      'On stage: {cast}. The band rehearses here for two weeks, every arrangement is made for the night, and light and sound are tuned to the room.',
    ],
    [
      '阵容：{cast}。演出不设暖场，开场即全员登台；安可之前请不要离席，最后一首歌每晚都不同。',
      'Line-up: {cast}. There is no support act. Please stay until the encore: the last song is different every night.',
    ],
  ],
  HuaJuGeJu: [
    [
      '主创阵容：{cast}。剧组历时八个月围读与排练，舞美、服装与灯光均为本轮演出新作，力求让每一排观众都看清演员的眼睛。',
      'The company: {cast}. Eight months of readings and rehearsals, with sets, costumes and light made new, so that every row can see the eyes of the actors.',
    ],
    [
      '{cast}联袂呈现。首演以来场场加座，本轮根据观众来信调整了结尾，看过的观众也值得再来一次。',
      'Presented by {cast}. Every night since the opening needed extra chairs; the end has been changed after letters from the audience, so come again.',
    ],
  ],
  TiYuSaiShi: [
    [
      '对阵与参赛：{cast}。请按票面区域入座，主客队观众分区观赛；比赛日场馆周边道路将临时管制，建议乘坐公共交通。',
      'Taking part: {cast}. Home and visiting fans sit apart; roads near the venue close on the day, so take public transport.',
    ],
    [
      '本次赛事由{cast}参与。赛程以组委会当日公布为准，如遇天气原因顺延，原票继续有效。',
      'With {cast}. The schedule of the day is final; if the weather delays it, tickets stay valid.',
    ],
  ],
  YinYueHui: [
    [
      '演出者：{cast}。曲目之间请勿鼓掌，把安静也当作音乐的一部分；节目单将在入场时免费派发。',
      'Performers: {cast}. Please keep your applause for the end and take the silence as part of the music. Programmes are free at the door.',
    ],
    [
      '{cast}携手登台。音乐厅混响时间约两秒，无需扩声，最后一排也能听见弓与弦最初的接触。',
      'With {cast}. The hall rings for about two seconds without amplification; even the last row hears the bow meet the string.',
    ],
  ],
  WuDaoBaLei: [
    [
      '演出阵容：{cast}。舞者每日训练六小时以上，全剧不使用替身与录像，每一次跃起都真实发生在你面前。',
      'Dancers and company: {cast}. Six hours of training a day, no doubles, no film: every leap happens in front of you.',
    ],
    [
      '{cast}共同演绎。舞台地板为舞团自备的专业胶垫，前三排观众可以听见足尖落地的声音。',
      'Danced by {cast} on the company’s own floor; the first three rows hear the shoes land.',
    ],
  ],
  ErTongQinZi: [
    [
      '{cast}用心制作。全剧语言经儿童心理顾问审读，音量与灯光均按儿童标准设置，孩子中途离席也完全没有关系。',
      'Made with care by {cast}. A child psychologist read the text, sound and light are gentle, and leaving in between is quite all right.',
    ],
    [
      '演出单位：{cast}。演出前三十分钟大厅有互动游戏与合影区，散场后演员会在门口与每一个孩子击掌道别。',
      'Presented by {cast}. Games in the foyer half an hour before; afterwards the actors say goodbye to every child at the door.',
    ],
  ],
  QuYiZaTan: [
    [
      '登台：{cast}。内容为现场创作，可能随观众反应临时调整，谢绝录音录像，笑点请留在今晚。',
      'On stage: {cast}. The material may change with the room. No recording, please: let the jokes stay here tonight.',
    ],
    [
      '{cast}与你面对面。场内座位距离舞台最远不过二十米，被点名互动属于小概率事件，但请做好准备。',
      'Face to face with {cast}. No seat is more than twenty meters away; being picked is unlikely, but be ready.',
    ],
  ],
}

function castText(entry: TitleEntry): TextPair {
  const zh = entry.cast.map(([name, , role]) => `<strong>${name}</strong>（${role}）`).join('、')
  const en = entry.cast.map(([, name, , role]) => `<strong>${name}</strong> (${role})`).join(', ')
  return [zh, en]
}

function filled(template: string, cast: string): string {
  return template.replace('{cast}', cast)
}

interface ProseInput {
  entry: TitleEntry
  category: ShowCategoryCode
  outing: OutingName | null
  venue: Venue
  /** Begin and end of the first session, epoch ms. */
  begins: number
  ends: number
  /** Selects the phrasing. */
  seed: number
}

/** Length of a show, or the opening hours of a day out, in Chinese and English. */
function lengthText({ entry, outing, begins, ends }: ProseInput): TextPair {
  if (outing !== null && OUTINGS[outing].admission === 'HOURS') {
    const hours = `${clockText(begins)}–${clockText(ends)}`
    return [`开放时间 ${hours}`, `Open ${hours}`]
  }
  const { minutes } = entry
  if (outing === 'CRUISE') return [`航程约 ${minutes} 分钟`, `About ${minutes} minutes on the river`]
  if (outing !== null) return [`参观约 ${minutes} 分钟`, `Allow about ${minutes} minutes`]
  return [`演出时长约 ${minutes} 分钟`, `About ${minutes} minutes`]
}

/** Description of a show as HTML of p, h3, ul, li, strong. */
export function showProse(input: ProseInput): LocalText {
  const { entry, category, outing, venue, seed } = input
  const cast = castText(entry)
  const phrasings = category === 'ZhanLanXiuXian' ? OUTINGS[outing ?? 'EXHIBITION'].team : TEAM[category]
  const team = phrasings[seed % phrasings.length] ?? ['{cast}', '{cast}']
  const points = [0, 1].map((locale) => entry.highlights.map((point) => `<li>${point[locale]}</li>`).join(''))
  const [zhLength, enLength] = lengthText(input)
  return localText(
    `<p>${entry.pitch[0]}</p><p>${filled(team[0], cast[0])}</p>` +
      `<h3>看点</h3><ul>${points[0]}</ul>` +
      `<h3>到场提示</h3><p>${zhLength}（以现场为准）。地点：<strong>${venue.name['zh-CN']}</strong>，${venue.address['zh-CN']}。${venue.directions['zh-CN']}</p>`,
    `<p>${entry.pitch[1]}</p><p>${filled(team[1], cast[1])}</p>` +
      `<h3>Highlights</h3><ul>${points[1]}</ul>` +
      `<h3>Getting there</h3><p>${enLength}, subject to change. <strong>${venue.name['en-US']}</strong>, ${venue.address['en-US']}. ${venue.directions['en-US']}</p>`,
  )
}
