import { demoCatalogue } from '../../demo/demo-source'
import type { Show } from '../entities/show'
import type { CatalogueSearch } from './catalogue-search'

const catalogue = demoCatalogue(Date.UTC(2026, 4, 1))
const { content } = catalogue
let search: CatalogueSearch
beforeAll(async () => {
  search = await catalogue.search()
})

/** Typed queries, with part of the name expected among the first three shows. */
const QUERIES: readonly (readonly [how: string, typed: string, wanted: string])[] = [
  ['a name', '哈姆雷特', '哈姆雷特'],
  ['a name', '牡丹亭', '牡丹亭'],
  ['a name', '胡桃夹子', '胡桃夹子'],
  ['a name', '三只小猪', '三只小猪'],
  ['a name', '茶花女', '茶花女'],
  ['a name', '等待一场大雨', '等待一场大雨'],
  ['the middle of a name', '星河入梦', '星河入梦'],
  ['the middle of a name', '盛夏逆行', '盛夏逆行'],
  ['the middle of a name', '第九交响曲', '贝多芬第九交响曲'],
  ['an artist', '林屿', '林屿'],
  ['an artist', '周野', '周野'],
  ['an artist', '苏禾', '苏禾'],
  ['an artist beside others', '陈榆', '星河入梦'],
  ['a company', '同乐堂', '同乐堂'],
  ['a company', '申江交响乐团', '上海站'],
  ['a band', '霓虹机械', '霓虹机械'],
  ['a category', '脱口秀', '脱口秀'],
  ['a category', '相声', '相声'],
  ['a category and a city', '上海 演唱会', '演唱会 - 上海站'],
  ['a category and a city without a space', '上海演唱会', '演唱会 - 上海站'],
  ['a name and a city', '茶花女 北京', '《茶花女》 - 北京站'],
  ['a name and a city without a space', '北京茶花女', '《茶花女》 - 北京站'],
  ['an artist and a city', '林屿 广州', '广州站'],
  ['a venue and a category', '申江音乐厅 音乐会', '上海站'],
  ['a venue', '蓉江大剧院', '成都站'],
  ['a city', '澳门', '澳门站'],
  ['English', 'hamlet', '哈姆雷特'],
  ['English', 'Nutcracker', '胡桃夹子'],
  ['English', 'peony pavilion', '牡丹亭'],
  ['English, and a city', 'hamlet beijing', '《哈姆雷特》 - 北京站'],
  ['the beginning of an English word', 'nutcr', '胡桃夹子'],
  ['an English name of an artist', 'Lin Yu', '林屿'],
  ['English with a wrong letter', 'nutcraker', '胡桃夹子'],
  ['English with a letter left out', 'hamlt', '哈姆雷特'],
  ['English with two letters the wrong way round', 'hmalet', '哈姆雷特'],
  ['English with a letter left out', 'philharmonc', '交响'],
  ['capital letters', 'HAMLET', '哈姆雷特'],
  ['full-width letters', 'ＨＡＭＬＥＴ', '哈姆雷特'],
  ['pinyin', 'linyu', '林屿'],
  ['pinyin', 'mudanting', '牡丹亭'],
  ['pinyin', 'xiangsheng', '相声'],
  ['pinyin from the middle', 'xinghe', '星河入梦'],
  ['pinyin with blanks', 'xing he', '星河入梦'],
  ['pinyin with an apostrophe', "mu'dan'ting", '牡丹亭'],
  ['the beginning of pinyin', 'hamuleit', '哈姆雷特'],
  ['initials', 'hmlt', '哈姆雷特'],
  ['initials', 'mdt', '牡丹亭'],
  ['initials', 'htjz', '胡桃夹子'],
  ['initials', 'szxz', '三只小猪'],
  ['initials from the middle', 'xhrm', '星河入梦'],
  ['initials and a city', 'mdt 苏州', '《牡丹亭》 - 苏州站'],
  ['traditional characters', '胡桃夾子', '胡桃夹子'],
  ['traditional characters', '申江交響樂團', '上海站'],
  ['traditional characters', '脫口秀', '脱口秀'],
  ['traditional characters', '澳門', '澳门站'],
  ['a character that sounds alike', '林雨', '林屿'],
  ['a character that sounds alike', '周也', '周野'],
  ['a wrong character', '星河人梦', '星河入梦'],
  ['a wrong character', '哈姆雪特', '哈姆雷特'],
  ['a character left out', '等待场大雨', '等待一场大雨'],
  ['a digit for a character', '3只小猪', '三只小猪'],
  ['marks and spaces', '「星河 入梦」！', '星河入梦'],
]
const MAX_MISSED = 3

const found = (typed: string) => catalogue.index.showsAt(search.findShows(typed).ranked())
const firstNames = (typed: string) =>
  found(typed)
    .slice(0, 3)
    .map(({ name }) => name['zh-CN'])

describe('the search of the catalogue (CAT-016)', () => {
  it('ranks the intended show among the first three for nearly all queries', () => {
    expect(QUERIES).toHaveLength(62)
    const missed = QUERIES.filter(([, typed, wanted]) => !firstNames(typed).some((name) => name.includes(wanted)))
    expect(missed.map(([how, typed]) => `${how}: ${typed}`).slice(MAX_MISSED)).toEqual([])
  })

  it('narrows with every word', () => {
    const count = (typed: string) => found(typed).length
    expect(count('林屿')).toBeGreaterThan(1)
    expect(count('林屿 上海')).toBe(1)
  })

  it.each(['', '   ', '！？', 'qqqqqqq', '鱻鱻', '没有这样的演出', 'nihao', "ni'hao", 'ni hao'])(
    'finds nothing for %j',
    (typed) => {
      expect(found(typed)).toEqual([])
    },
  )

  it('finds no show that is not on offer', () => {
    const hidden = content.shows.filter(({ showStatus }) => showStatus === 'DISABLED')
    expect(hidden.length).toBeGreaterThan(0)
    for (const show of hidden) expect(found(show.name['zh-CN'])).not.toContain(show)
  })

  it('finds free shows by the word shown instead of a price, before shows with a similar prefix', () => {
    const isFree = ({ isFree, customPrice }: Show) => isFree && customPrice === null
    const free = content.shows.filter((show) => show.showStatus !== 'DISABLED' && isFree(show))
    expect(free.length).toBeGreaterThan(1)
    for (const typed of ['免费', '免費', 'free', 'Free', 'mianfei']) {
      expect(found(typed).slice(0, free.length).map(isFree)).toEqual(free.map(() => true))
    }
    const [show] = free
    const city = content.sites.find(({ cityId }) => cityId === show?.cityId)?.name['zh-CN']
    expect(found(`${city} 免费`)[0]).toMatchObject({ isFree: true, cityId: show?.cityId })
  })

  it('finds venues and tours alike', () => {
    expect(search.findVenues('申江音樂廳')[0]?.name['zh-CN']).toBe('申江音乐厅')
    expect(search.findVenues('sjyyt')[0]?.name['zh-CN']).toBe('申江音乐厅')
    expect(search.findTours('xinghe')[0]?.name['zh-CN']).toContain('星河入梦')
  })

  it('finds open shows by their venue', () => {
    const [openShow] = content.offers.openShows
    const venue = content.venues.find(({ venueId }) => venueId === openShow?.venueId)
    expect(search.findOpenShows(venue?.name['zh-CN'] ?? '')).toContain(openShow)
  })

  it('ranks a part of its results like the whole', () => {
    for (const typed of ['演唱会', 'l', '上海', 'hamlt']) {
      const matches = search.findShows(typed)
      const inShanghai = catalogue.index.inCity('BL1106')
      const wanted = matches.ranked().filter((place) => inShanghai.has(place))
      const part = matches.within(inShanghai)
      expect(part.count).toBe(wanted.length)
      for (const [start, end] of [
        [0, 1],
        [0, 2],
        [1, 3],
        [2, wanted.length],
        [0, 1_000],
      ] as const) {
        expect(part.slice(start, end)).toEqual(wanted.slice(start, end))
      }
    }
  })

  it('treats hostile input as text', () => {
    for (const typed of ['__proto__', 'constructor', '<script>', '%', "' OR 1=1", '\u0000', '😀'.repeat(50)]) {
      expect(() => search.findShows(typed)).not.toThrow()
    }
  })
})
