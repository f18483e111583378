import { existsSync } from 'node:fs'
import { BrokenFolder, type Edit, replaceIn } from '@test/broken-folder'

const SHOW = 'shows/lighthouse-keeper.yaml'
const TIDE = 'shows/songs-of-the-tide.yaml'
const folder = new BrokenFolder()
afterAll(() => folder.remove())

describe('documents with a fault', () => {
  it.each<[name: string, edit: Edit, fault: RegExp]>([
    [
      'an unknown venue',
      replaceIn(SHOW, 'venue: harbour-stage', 'venue: harbor-stage'),
      /^shows\/lighthouse-keeper\.yaml:5 "harbor-stage": There is no venue of this name\. Did you mean "harbour-stage"\?/,
    ],
    [
      'an unknown city',
      replaceIn('venues/old-boathouse.yaml', 'city: macau', 'city: macao'),
      /^venues\/old-boathouse\.yaml:4 "macao": There is no city of this name\. Did you mean "macau"\?/,
    ],
    [
      'an unknown tour',
      replaceIn(SHOW, 'hall: main', 'hall: main\ntour: winter'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "winter": There is no tour of this name/,
    ],
    [
      'an unknown show on the home page',
      replaceIn('shop.yaml', 'spotlight: lighthouse-keeper', 'spotlight: lighthouse'),
      /^shop\.yaml:\d+ "lighthouse": There is no show of this name/,
    ],
    [
      'an unknown show of a slide',
      replaceIn('shop.yaml', 'show: paper-boats', 'show: paper-boat'),
      /^shop\.yaml:\d+ "paper-boat": .* Did you mean "paper-boats"\?/,
    ],
    [
      'an unknown time zone',
      replaceIn('shop.yaml', 'Asia/Macau', 'Asia/Makau'),
      /^shop\.yaml:2 "Asia\/Makau": There is no such time zone/,
    ],
    [
      'a place with its degrees exchanged',
      replaceIn('venues/harbour-stage.yaml', '[22.1969, 113.5345]', '[113.5345, 22.1969]'),
      /^venues\/harbour-stage\.yaml:\d+ "113\.5345, 22\.1969": .*latitude/,
    ],
    [
      'a script in a text',
      replaceIn(SHOW, '暴风雨之夜，', '<script>alert(1)</script>'),
      /^shows\/lighthouse-keeper\.yaml:\d+ "<script>": HTML may have/,
    ],
    [
      'an attribute in a text',
      replaceIn(SHOW, '暴风雨之夜，', '<p onclick="alert(1)">'),
      /^shows\/lighthouse-keeper\.yaml:\d+ .*HTML may have/,
    ],
    [
      'HTML in a name',
      replaceIn(SHOW, 'en-US: The Lighthouse Keeper', "en-US: 'The <b>Keeper</b>'"),
      /^shows\/lighthouse-keeper\.yaml:2 .*A plain text has no HTML/,
    ],
    [
      'a drawing of goods that does not exist',
      replaceIn('goods/logbook.yaml', 'drawing: notebook', 'drawing: notebok'),
      /^goods\/logbook\.yaml:\d+ "notebok": There is no such drawing\. Did you mean "notebook"\?/,
    ],
    [
      'goods without a stock',
      replaceIn('goods/logbook.yaml', 'stock: 80\n', ''),
      /^goods\/logbook\.yaml:\d+.*: Goods without variants need a stock/,
    ],
    [
      'a coupon of nothing',
      replaceIn('coupons/first-visit.yaml', 'amountOff: 20.00\n', ''),
      /^coupons\/first-visit\.yaml:\d+/,
    ],
    [
      'a coupon of two kinds',
      replaceIn('coupons/first-visit.yaml', 'amountOff: 20.00', 'amountOff: 20.00\npercentOff: 10'),
      /^coupons\/first-visit\.yaml:\d+/,
    ],
    [
      'a coupon for an unknown show',
      replaceIn('coupons/first-visit.yaml', 'for: tickets', 'shows: [keeper]'),
      /^coupons\/first-visit\.yaml:\d+ "keeper": There is no show of this name/,
    ],
    [
      'more tickets than an order may have',
      replaceIn(TIDE, 'maxPerOrder: 4', 'maxPerOrder: 40'),
      /^shows\/songs-of-the-tide\.yaml:\d+ "40": /,
    ],
    [
      'an unknown agreement',
      replaceIn('agreements/privacy.yaml', 'type: privacy', 'type: private'),
      /^agreements\/privacy\.yaml:2 "private": It is one of .* Did you mean "privacy"\?/,
    ],
  ])('names %s by file and line, and publishes nothing', async (_, edit, fault) => {
    const { code, lines } = await folder.publish(edit)
    expect(lines.filter((line) => fault.test(line)).length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
    expect([code, lines[lines.length - 1]]).toEqual([1, expect.stringMatching(/nothing was published/)])
    expect(existsSync(folder.dataDir)).toBe(false)
  })
})
