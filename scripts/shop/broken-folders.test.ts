import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runShopCommand } from './commands'

const EXAMPLE = path.resolve(__dirname, '../../examples/harbour-stage')
const folder = mkdtempSync(path.join(os.tmpdir(), 'broken-shop-'))
const dataDir = path.join(folder, 'data')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Edit = (read: (file: string) => string, write: (file: string, content: string | Uint8Array) => void) => void

/** Replaces the first of a text in a file. */
const replace =
  (file: string, from: string, to: string): Edit =>
  (read, write) => {
    if (!read(file).includes(from)) throw new Error(`${file} has no ${from}`)
    write(file, read(file).replace(from, to))
  }

const SHOW = 'shows/lighthouse-keeper.yaml'
const TIDE = 'shows/songs-of-the-tide.yaml'
const SHIPS = 'shows/ships-in-bottles.yaml'
const POSTER = 'pictures/lighthouse-keeper.svg'

/** Output of a command on the example with an edit. */
async function outputOf(edit: Edit, command: string, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const shop = path.join(folder, 'shop')
  rmSync(shop, { recursive: true, force: true })
  cpSync(EXAMPLE, shop, { recursive: true })
  const read = (file: string) => readFileSync(path.join(shop, file), 'utf8')
  edit(read, (file, content) => {
    mkdirSync(path.dirname(path.join(shop, file)), { recursive: true })
    writeFileSync(path.join(shop, file), content)
  })
  const lines: string[] = []
  const code = await runShopCommand([command, shop, ...args], {
    write: (line) => lines.push(line),
    env: {},
    now: Date.parse('2026-11-28T12:00:00Z'),
  })
  return { code, lines }
}

describe('a folder with a fault', () => {
  it.each<[name: string, edit: Edit, fault: RegExp]>([
    [
      'a misspelled field',
      replace(SHOW, 'minAge:', 'minAgee:'),
      /^shows\/lighthouse-keeper\.yaml:9 "minAgee": There is no such field\. Did you mean "minAge"\?/,
    ],
    [
      'a misspelled category',
      replace(SHOW, 'category: theatre', 'category: theater'),
      /^shows\/lighthouse-keeper\.yaml:4 "theater": It is one of .*theatre.* Did you mean "theatre"\?/,
    ],
    [
      'a misspelled kind of document',
      (read, write) => write('shop.yaml', read('shop.yaml').replace('timeZone', 'timezone')),
      /^shop\.yaml:2 "timezone": .*Did you mean "timeZone"\?/,
    ],
    [
      'a missing name',
      replace(SHOW, 'name: { zh-CN: 灯塔守望者, en-US: The Lighthouse Keeper }\n', ''),
      /^shows\/lighthouse-keeper\.yaml:\d+: `name` is missing/,
    ],
    [
      'a missing language',
      replace(SHOW, ', en-US: The Lighthouse Keeper }', ' }'),
      /^shows\/lighthouse-keeper\.yaml:2: `en-US` is missing/,
    ],
    ['an empty language', replace(SHOW, 'zh-CN: 灯塔守望者', "zh-CN: ''"), /^shows\/lighthouse-keeper\.yaml:2/],
    [
      'Chinese where English belongs',
      replace(SHOW, 'en-US: The Lighthouse Keeper', 'en-US: 灯塔守望者'),
      /^shows\/lighthouse-keeper\.yaml:2 "灯塔守望者": The English text has Chinese characters/,
    ],
    [
      'a day that does not exist',
      replace(SHOW, '2026-12-18 19:30', '2026-02-30 19:30'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "2026-02-30 19:30": There is no such day or time/,
    ],
    [
      'a time that does not exist',
      replace(SHOW, '2026-12-18 19:30', '2026-12-18 25:30'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "2026-12-18 25:30": There is no such day or time/,
    ],
    [
      'a moment in words',
      replace(SHOW, '2026-12-18 19:30', 'next friday'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "next friday": /,
    ],
    [
      'an end before the begin',
      replace(SHIPS, 'ends: 2027-01-07 12:00', 'ends: 2027-01-07 09:00'),
      /^shows\/ships-in-bottles\.yaml:\d+ .*(end|begin)/i,
    ],
    [
      'a session that is there twice',
      replace(SHOW, '  - 2026-12-19 19:30', '  - 2026-12-18 19:30'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "2026-12-18T19:30": Another session of the show has the same id/,
    ],
    [
      'a price of 0.001',
      replace(SHOW, 'price: 380.00', 'price: 0.001'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "0\.001": /,
    ],
    [
      'a price in words',
      replace(SHOW, 'price: 380.00', 'price: a lot'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "a lot": /,
    ],
    [
      'a price below nothing',
      replace(SHOW, 'price: 380.00', 'price: -5'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "-5": /,
    ],
    ['a stock below nothing', replace(TIDE, 'stock: 40', 'stock: -1'), /^shows\/songs-of-the-tide\.yaml:\d+ "-1": /],
    [
      'a price without a stock',
      replace(TIDE, ', stock: 40', ''),
      /^shows\/songs-of-the-tide\.yaml:\d+ "early": A price without a hall needs a stock/,
    ],
    [
      'two prices of one id',
      replace(TIDE, 'id: early', 'id: standing'),
      /^shows\/songs-of-the-tide\.yaml:\d+ "standing": /,
    ],
    [
      'two prices of one name and amount',
      replace(
        TIDE,
        '{ id: early, name: { zh-CN: 早鸟票, en-US: Early bird }, price: 120.00',
        '{ id: early, name: { zh-CN: 站票, en-US: Standing }, price: 160.00',
      ),
      /^shows\/songs-of-the-tide\.yaml:\d+ .*(same|another|two)/i,
    ],
    [
      'a price of an unknown session',
      replace(SHOW, 'prices: { front: { price: 480.00 }', 'prices: { fromt: { price: 480.00 }'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "fromt": .* Did you mean "front"\?/,
    ],
    [
      'a package of itself',
      replace(TIDE, 'parts: [{ price: standing, count: 2 }]', 'parts: [{ price: pair, count: 2 }]'),
      /^shows\/songs-of-the-tide\.yaml:\d+ "pair": A part is another single price/,
    ],
    [
      'a tier that the hall lacks',
      replace(SHOW, 'tier: Balcony', 'tier: Balkony'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "Balkony": .*Did you mean "Balcony"\?/,
    ],
    [
      'an unknown hall',
      replace(SHOW, 'hall: main', 'hall: maine'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "maine": There is no hall of this name\. Did you mean "main"\?/,
    ],
    [
      'an unknown venue',
      replace(SHOW, 'venue: harbour-stage', 'venue: harbor-stage'),
      /^shows\/lighthouse-keeper\.yaml:5 "harbor-stage": There is no venue of this name\. Did you mean "harbour-stage"\?/,
    ],
    [
      'an unknown city',
      replace('venues/old-boathouse.yaml', 'city: macau', 'city: macao'),
      /^venues\/old-boathouse\.yaml:4 "macao": There is no city of this name\. Did you mean "macau"\?/,
    ],
    [
      'an unknown tour',
      replace(SHOW, 'hall: main', 'hall: main\ntour: winter'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "winter": There is no tour of this name/,
    ],
    [
      'an unknown show on the home page',
      replace('shop.yaml', 'spotlight: lighthouse-keeper', 'spotlight: lighthouse'),
      /^shop\.yaml:\d+ "lighthouse": There is no show of this name/,
    ],
    [
      'an unknown show of a slide',
      replace('shop.yaml', 'show: paper-boats', 'show: paper-boat'),
      /^shop\.yaml:\d+ "paper-boat": .* Did you mean "paper-boats"\?/,
    ],
    [
      'an unknown time zone',
      replace('shop.yaml', 'Asia/Macau', 'Asia/Makau'),
      /^shop\.yaml:2 "Asia\/Makau": There is no such time zone/,
    ],
    [
      'a place with its degrees exchanged',
      replace('venues/harbour-stage.yaml', '[22.1969, 113.5345]', '[113.5345, 22.1969]'),
      /^venues\/harbour-stage\.yaml:\d+ "113\.5345, 22\.1969": .*latitude/,
    ],
    [
      'a script in a text',
      replace(SHOW, '暴风雨之夜，', '<script>alert(1)</script>'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "<script>": HTML may have/,
    ],
    [
      'an attribute in a text',
      replace(SHOW, '暴风雨之夜，', '<p onclick="alert(1)">'),
      /^shows\/lighthouse-keeper\.yaml:\d+ .*HTML may have/,
    ],
    [
      'HTML in a name',
      replace(SHOW, 'en-US: The Lighthouse Keeper', "en-US: 'The <b>Keeper</b>'"),
      /^shows\/lighthouse-keeper\.yaml:2 .*A plain text has no HTML/,
    ],
    [
      'a drawing of goods that does not exist',
      replace('goods/logbook.yaml', 'drawing: notebook', 'drawing: notebok'),
      /^goods\/logbook\.yaml:\d+ "notebok": There is no such drawing\. Did you mean "notebook"\?/,
    ],
    [
      'goods without a stock',
      replace('goods/logbook.yaml', 'stock: 80\n', ''),
      /^goods\/logbook\.yaml:\d+.*: Goods without variants need a stock/,
    ],
    [
      'a coupon of nothing',
      replace('coupons/first-visit.yaml', 'amountOff: 20.00\n', ''),
      /^coupons\/first-visit\.yaml:\d+/,
    ],
    [
      'a coupon of two kinds',
      replace('coupons/first-visit.yaml', 'amountOff: 20.00', 'amountOff: 20.00\npercentOff: 10'),
      /^coupons\/first-visit\.yaml:\d+/,
    ],
    [
      'a coupon for an unknown show',
      replace('coupons/first-visit.yaml', 'for: tickets', 'shows: [keeper]'),
      /^coupons\/first-visit\.yaml:\d+ "keeper": There is no show of this name/,
    ],
    [
      'more tickets than an order may have',
      replace(TIDE, 'maxPerOrder: 4', 'maxPerOrder: 40'),
      /^shows\/songs-of-the-tide\.yaml:\d+ "40": /,
    ],
    [
      'an unknown agreement',
      replace('agreements/privacy.yaml', 'type: privacy', 'type: private'),
      /^agreements\/privacy\.yaml:2 "private": It is one of .* Did you mean "privacy"\?/,
    ],
    [
      'YAML with a wrong indent',
      replace(SHOW, 'venue: harbour-stage', '  venue: harbour-stage'),
      /^shows\/lighthouse-keeper\.yaml:\d+: /,
    ],
    [
      'a field that is there twice',
      replace(SHOW, 'minAge: 8', 'minAge: 8\nminAge: 9'),
      /^shows\/lighthouse-keeper\.yaml:\d+: .*unique/,
    ],
    [
      'an alias that multiplies',
      replace(SHOW, 'minAge: 8', `minAge: 8\nx: [&a [1], ${'*a, '.repeat(200)}1]`),
      /^shows\/lighthouse-keeper\.yaml/,
    ],
    [
      'a folder that is no kind',
      (_, write) => write('show/keeper.yaml', ''),
      /^show "show": There is no such kind of document.* Did you mean "sho/,
    ],
    [
      'a document with capitals in its name',
      (read, write) => write('shows/Keeper.yaml', read(SHOW)),
      /^shows\/Keeper\.yaml.* "Keeper": The name of a document has small letters/,
    ],
    [
      'a document that is there twice',
      (read, write) => write('shows/lighthouse-keeper.yml', read(SHOW)),
      /^shows\/lighthouse-keeper\.y.*has the same name/,
    ],
    ['an empty document', (_, write) => write('shows/empty.yaml', ''), /^shows\/empty\.yaml:\d+: `\w+` is missing/],
    [
      'a hall with seats of an unknown tier',
      replace('halls/main.json', '"levels":[0,14]', '"levels":[9,14]'),
      /^halls\/main\.json:\d+ "9": The hall has no tier/,
    ],
    [
      'a zone on an unknown floor',
      replace('halls/main.json', '"floor":"upper"', '"floor":"uper"'),
      /^halls\/main\.json:\d+ "uper": The hall has no such floor/,
    ],
    [
      'a poster that is not there',
      replace(SHOW, POSTER, 'pictures/keeper.jpg'),
      /^shows\/lighthouse-keeper\.yaml:7 "pictures\/keeper\.jpg": There is no such file/,
    ],
    [
      'a poster beyond the pictures',
      replace(SHOW, POSTER, 'pictures/a/../../seats/main.svg'),
      /^shows\/lighthouse-keeper\.yaml:7 .*There is no such file/,
    ],
    [
      'a poster outside the folder',
      replace(SHOW, POSTER, 'pictures/../../secret.jpg'),
      /^shows\/lighthouse-keeper\.yaml:7 "pictures\/\.\./,
    ],
    [
      'a picture of 60 MB',
      (_, write) => write(POSTER, new Uint8Array(60 * 1024 * 1024)),
      /^shows\/lighthouse-keeper\.yaml:7 .*A picture has at most 20971520 bytes/,
    ],
    [
      'a script in a picture',
      replace(POSTER, '<defs>', '<script/><defs>'),
      /^shows\/lighthouse-keeper\.yaml:7 .*A drawing must not have an element <script>/,
    ],
    [
      'a page in place of a picture',
      (_, write) => write(POSTER, '<html></html>'),
      /^shows\/lighthouse-keeper\.yaml:7 .*A picture is a JPEG, PNG/,
    ],
    [
      'a cut picture',
      (_, write) => write(POSTER, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70)),
      /^shows\/lighthouse-keeper\.yaml:7 .*damaged/,
    ],
  ])('names %s by file and line, and publishes nothing', async (_, edit, fault) => {
    const { code, lines } = await outputOf(edit, 'publish', '--data', dataDir)
    expect(lines.filter((line) => fault.test(line)).length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
    expect([code, lines[lines.length - 1]]).toEqual([1, expect.stringMatching(/nothing was published/)])
    expect(existsSync(dataDir)).toBe(false)
  })

  it('accepts the example', async () => {
    const { code, lines } = await outputOf(() => {}, 'check')
    expect([code, lines]).toEqual([0, ['No faults in 16 documents.']])
  })
})
