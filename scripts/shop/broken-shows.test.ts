import { existsSync } from 'node:fs'
import { BrokenFolder, type Edit, replaceIn } from '@test/broken-folder'

const SHOW = 'shows/lighthouse-keeper.yaml'
const TIDE = 'shows/songs-of-the-tide.yaml'
const folder = new BrokenFolder()
afterAll(() => folder.remove())

describe('a show with a fault', () => {
  it.each<[name: string, edit: Edit, fault: RegExp]>([
    [
      'a misspelled field',
      replaceIn(SHOW, 'minAge:', 'minAgee:'),
      /^shows\/lighthouse-keeper\.yaml:9 "minAgee": There is no such field\. Did you mean "minAge"\?/,
    ],
    [
      'a misspelled category',
      replaceIn(SHOW, 'category: theatre', 'category: theater'),
      /^shows\/lighthouse-keeper\.yaml:4 "theater": It is one of .*theatre.* Did you mean "theatre"\?/,
    ],
    [
      'a misspelled kind of document',
      (read, write) => write('shop.yaml', read('shop.yaml').replace('timeZone', 'timezone')),
      /^shop\.yaml:2 "timezone": .*Did you mean "timeZone"\?/,
    ],
    [
      'a missing name',
      replaceIn(SHOW, 'name: { zh-CN: 灯塔守望者, en-US: The Lighthouse Keeper }\n', ''),
      /^shows\/lighthouse-keeper\.yaml:\d+: `name` is missing/,
    ],
    [
      'a missing language',
      replaceIn(SHOW, ', en-US: The Lighthouse Keeper }', ' }'),
      /^shows\/lighthouse-keeper\.yaml:2: `en-US` is missing/,
    ],
    ['an empty language', replaceIn(SHOW, 'zh-CN: 灯塔守望者', "zh-CN: ''"), /^shows\/lighthouse-keeper\.yaml:2/],
    [
      'Chinese where English belongs',
      replaceIn(SHOW, 'en-US: The Lighthouse Keeper', 'en-US: 灯塔守望者'),
      /^shows\/lighthouse-keeper\.yaml:2 "灯塔守望者": The English text has Chinese characters/,
    ],
    [
      'a day that does not exist',
      replaceIn(SHOW, '2026-12-18 19:30', '2026-02-30 19:30'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "2026-02-30 19:30": There is no such day or time/,
    ],
    [
      'a time that does not exist',
      replaceIn(SHOW, '2026-12-18 19:30', '2026-12-18 25:30'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "2026-12-18 25:30": There is no such day or time/,
    ],
    [
      'a moment in words',
      replaceIn(SHOW, '2026-12-18 19:30', 'next friday'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "next friday": /,
    ],
    [
      'an end before the begin',
      replaceIn(SHOW, 'begins: 2026-12-31 20:00', 'begins: 2026-12-31 20:00\n    ends: 2026-12-31 19:00'),
      /^shows\/lighthouse-keeper\.yaml:\d+ .*(end|begin)/i,
    ],
    [
      'a session that is there twice',
      replaceIn(SHOW, '  - 2026-12-19 19:30', '  - 2026-12-18 19:30'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "2026-12-18T19:30": Another session of the show has the same id/,
    ],
    [
      'a price of 0.001',
      replaceIn(SHOW, 'price: 380.00', 'price: 0.001'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "0\.001": /,
    ],
    [
      'a price in words',
      replaceIn(SHOW, 'price: 380.00', 'price: a lot'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "a lot": /,
    ],
    [
      'a price below nothing',
      replaceIn(SHOW, 'price: 380.00', 'price: -5'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "-5": /,
    ],
    ['a stock below nothing', replaceIn(TIDE, 'stock: 40', 'stock: -1'), /^shows\/songs-of-the-tide\.yaml:\d+ "-1": /],
    [
      'a price without a stock',
      replaceIn(TIDE, ', stock: 40', ''),
      /^shows\/songs-of-the-tide\.yaml:\d+ "early": A price without a hall needs a stock/,
    ],
    [
      'two prices of one id',
      replaceIn(TIDE, 'id: early', 'id: standing'),
      /^shows\/songs-of-the-tide\.yaml:\d+ "standing": /,
    ],
    [
      'two prices of one name and amount',
      replaceIn(
        TIDE,
        '{ id: early, name: { zh-CN: 早鸟票, en-US: Early bird }, price: 120.00',
        '{ id: early, name: { zh-CN: 站票, en-US: Standing }, price: 160.00',
      ),
      /^shows\/songs-of-the-tide\.yaml:\d+ .*(same|another|two)/i,
    ],
    [
      'a price of an unknown session',
      replaceIn(SHOW, 'prices: { front: { price: 480.00 }', 'prices: { fromt: { price: 480.00 }'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "fromt": .* Did you mean "front"\?/,
    ],
    [
      'a package of itself',
      replaceIn(TIDE, 'parts: [{ price: standing, count: 2 }]', 'parts: [{ price: pair, count: 2 }]'),
      /^shows\/songs-of-the-tide\.yaml:\d+ "pair": A part is another single price/,
    ],
    [
      'a tier that the hall lacks',
      replaceIn(SHOW, 'tier: Balcony', 'tier: Balkony'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "Balkony": .*Did you mean "Balcony"\?/,
    ],
    [
      'an unknown hall',
      replaceIn(SHOW, 'hall: main', 'hall: maine'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "maine": There is no hall of this name\. Did you mean "main"\?/,
    ],
  ])('names %s by file and line, and publishes nothing', async (_, edit, fault) => {
    const { code, lines } = await folder.publish(edit)
    expect(lines.filter((line) => fault.test(line)).length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
    expect([code, lines[lines.length - 1]]).toEqual([1, expect.stringMatching(/nothing was published/)])
    expect(existsSync(folder.dataDir)).toBe(false)
  })
})
