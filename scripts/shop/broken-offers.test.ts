import { existsSync } from 'node:fs'
import { BrokenFolder, type Edit, replaceIn } from '@test/broken-folder'

const SHIPS = 'shows/ships-in-bottles.yaml'
const folder = new BrokenFolder()
afterAll(() => folder.remove())

const FAULTS: readonly (readonly [name: string, file: string, from: string, to: string, fault: RegExp])[] = [
  ['levels in the wrong order', 'membership.yaml', 'from: 5000', 'from: 500', /:5 "500": A level needs more growth/],
  ['a first level with growth', 'membership.yaml', 'from: 0 }', 'from: 10 }', /:3 "10": Everybody has the first level/],
  ['an unknown level', 'membership.yaml', '[mate, captain', '[mat, captain', /"mat": .*Did you mean "mate"\?/],
  ['an unknown icon', 'membership.yaml', 'icon: discount', 'icon: discuont', /"discuont": It is one of .*"discount"\?/],
  ['an unknown gift', 'membership.yaml', '[first-visit, quay', '[first-vist, quay', /"first-vist": There is no coupon/],
  [
    'birthday coupons that nobody gets',
    'membership.yaml',
    'icon: birthday',
    'icon: service',
    /birthdayCoupons|icon `birthday`: nobody/,
  ],
  ['a free membership period', 'membership.yaml', 'days: 365', 'days: 0', /"0": It must be >= 1/],
  ['a card of two kinds', 'cards/gift-200.yaml', 'days: 730', 'days: 730\nuses: 3', /"3": A gift card is used until/],
  ['an empty gift card', 'cards/gift-200.yaml', 'balance: 200.00', 'balance: 0', /"0": A gift card has a balance/],
  ['a card for nothing', 'cards/gift-200.yaml', 'price: 200.00', 'price: 0', /"0": A card costs money or points/],
  ['more than all off', 'cards/season-pass.yaml', 'percentOff: 100', 'percentOff: 120', /"120": It must be <= 100/],
  ['a drawing with a typo', 'cards/season-pass.yaml', 'theatre-card', 'theater-card', /Did you mean "theatre-card"\?/],
  [
    'a package of an unknown show',
    'packages/two-evenings.yaml',
    'show: songs-of-the-tide',
    'show: song-of-the-tide',
    /:7 "song-of-the-tide": .*Did you mean "songs-of-the-tide"\?/,
  ],
  [
    'a package with its show twice',
    'packages/two-evenings.yaml',
    'show: songs-of-the-tide',
    'show: lighthouse-keeper',
    /:7 "lighthouse-keeper": The package has this show already/,
  ],
  ['fewer tickets than the least', 'packages/two-evenings.yaml', 'max: 4', 'max: 0', /"0": /],
  [
    'a package of two reductions',
    'packages/two-evenings.yaml',
    'percentOff: 15',
    'percentOff: 15\nevery: { sum: 100, off: 10 }',
    /A package has one of/,
  ],
  [
    'a step that takes off more than the sum',
    'packages/two-evenings.yaml',
    'percentOff: 15',
    'steps: [{ from: 100, off: 120 }]',
    /"120": It takes off more than the sum/,
  ],
  [
    'an activity of nothing',
    'coupon-activities/opening-week.yaml',
    '[first-visit, shop-10]',
    '[]',
    /fewer than 1 items/,
  ],
  [
    'invisible ink',
    'stubs/logbook.yaml',
    "ink: '#12324A'",
    "ink: '#fbf3e4'",
    /"#fbf3e4": Ink of the color of the paper/,
  ],
  ['a color by name', 'stubs/logbook.yaml', "'#0E6F80'", 'teal', /"teal": Color, such as/],
  [
    'a group in an unknown venue',
    'groups/winter-season.yaml',
    'venue: harbour-stage',
    'venue: harbour',
    /"harbour": There/,
  ],
  [
    'a vote that ends first',
    'votes/next-season.yaml',
    'until: 2027',
    'until: 2025',
    /"2025.*: A period ends after its begin/,
  ],
  [
    'a ballot of too many',
    'votes/next-season.yaml',
    'maxChoices: 2',
    'maxChoices: 9',
    /"9": A ballot has at most 3 shows/,
  ],
  [
    'a visit that ends before its begin',
    'reservations/backstage-tour.yaml',
    "ends: '11:45'",
    "ends: '10:45'",
    /:9 "10:45": A time ends after its begin/,
  ],
  ['no such time', 'reservations/backstage-tour.yaml', "'15:45'", "'25:45'", /"25:45": Time of a day/],
  ['no such weekday', 'reservations/backstage-tour.yaml', '[wednesday', '[wensday', /Did you mean "wednesday"\?/],
  [
    'more people than places',
    'reservations/backstage-tour.yaml',
    'maxPerOrder: 4',
    'maxPerOrder: 12',
    /"12": More people/,
  ],
  [
    'a day cheaper than an hour',
    'car-parks/quayside.yaml',
    'dayMax: 60.00',
    'dayMax: 6.00',
    /"6": A day costs at least/,
  ],
  [
    'registration after the session',
    'open-shows/open-rehearsal.yaml',
    'registerFrom: 2026-11-20',
    'registerFrom: 2027-02-20',
    /"2027-01-10 15:00": It begins before anybody can register/,
  ],
  ['a choice without options', 'topic.yaml', 'type: phone', 'type: one-of', /"one-of": A question has `options`/],
  [
    'a question twice',
    'entrances/boathouse-door.yaml',
    'id: day',
    'id: phone',
    /"phone": Another question has the same id/,
  ],
  [
    'a code with small letters',
    'permits/winter-crew.yaml',
    'HARBOUR26',
    'harbour26',
    /"harbour26": Code that the crew/,
  ],
  ['a mail address without @', 'shop.yaml', 'box-office@', 'box-office.', /This is no mail address/],
  ['closed hours', SHIPS, "closes: '18:00'", "closes: '09:00'", /"09:00": It closes after it opens/],
  [
    'a last entry after the close',
    SHIPS,
    "lastEntry: '17:30'",
    "lastEntry: '18:30'",
    /"18:30": The last entry is within/,
  ],
  ['a holiday that does not exist', SHIPS, '2027-05-03', '2027-02-30', /"2027-02-30": There is no such day/],
  ['a holiday outside of the opening', SHIPS, '2027-05-03', '2028-05-03', /"2028-05-03": This day is outside/],
  [
    'an unknown price on a weekend',
    SHIPS,
    'adult: { price: 70.00 }',
    'adlt: { price: 70.00 }',
    /Did you mean "adult"\?/,
  ],
  ['slots without a length', SHIPS, '  slotMinutes: 120\n', '', /`slotMinutes` is missing/],
  ['hours for a begin', SHIPS, 'entry: slot', 'entry: begin', /`entry: hours` or `entry: slot` is missing/],
]

describe('offers with a fault', () => {
  it.each(FAULTS)('names %s by file and line, and publishes nothing', async (_, file, from, to, fault) => {
    const edit: Edit = replaceIn(file, from, to)
    const { code, lines } = await folder.publish(edit)
    const inFile = lines.filter((line) => line.startsWith(`${file}:`))
    expect(inFile.filter((line) => fault.test(line)).length).toBeGreaterThan(0)
    expect([code, lines[lines.length - 1]]).toEqual([1, expect.stringMatching(/nothing was published/)])
    expect(existsSync(folder.dataDir)).toBe(false)
  })
})
