import { buildSeating } from './build-seating'
import { readSeatFile } from './read-seat-file'
import type { SeatMapOptions } from './seat-map-options'

const COLUMNS = 'section,row,seat,x,y,category,gate,capacity,wheelchair'

/** Faults of a file as `line value: message`. */
function faultsOf(name: string, text: string | Uint8Array, options?: SeatMapOptions): string[] {
  const source = readSeatFile(name, Buffer.from(text))
  const { faults, seating } = source ? buildSeating(source, options) : { faults: [], seating: null }
  expect(seating === null).toBe(faults.length > 0)
  return faults.map(({ line, value, message }) => `${line} ${value}: ${message}`)
}

/** A row of ten seats in a hall with a second row. */
const ROWS = [1, 2].flatMap((row) =>
  Array.from({ length: 10 }, (_, at) => `A,${row},${at + 1},${at * 10},${row * 20},front,North,,`),
)
const csv = (...lines: string[]) => [COLUMNS, ...ROWS, ...lines].join('\n')

describe('faults of a CSV file', () => {
  it.each<[name: string, lines: string[], fault: RegExp]>([
    ['a seat that is there twice', ['A,1,3,300,300,front,North,,'], /^22 3: The seat 3 of row 1 .* already on line 4/],
    [
      'seats that overlap',
      ['A,3,1,1,21,front,North,,'],
      /^22 1, 21: The seat 1 of row 3 .* overlaps the seat 1 of row 1/,
    ],
    ['a row without a gate', ['A,3,1,0,60,front,,,'], /^22 3: No gate leads to row 3 of section A/],
    ['a standing block without a gate', ['S,,,0,80,floor,,50,', 'S,,,90,99,,,,'], /^22 S: No gate leads to/],
    ['a missing category', ['A,3,1,0,60,,North,,'], /^22 : The category is missing/],
    ['a place that is no number', ['A,3,1,left,60,front,North,,'], /^22 left: x is no number/],
    ['a place that is beyond all plans', ['A,3,1,0,9e9,front,North,,'], /^22 9e9: y is no number/],
    ['a seat without a number', ['A,3,12a,0,60,front,North,,'], /^22 12a: The seat is no whole number/],
    ['a seat 0', ['A,3,0,0,60,front,North,,'], /^22 0: The seat is no whole number/],
    ['a missing section', [',3,1,0,60,front,North,,'], /^22 : The section is missing/],
    ['a section with a sign of ids', ['A.1,3,1,0,60,front,North,,'], /^22 A\.1: The section has a sign other/],
    ['a mark that is neither yes nor no', ['A,3,1,0,60,front,North,,maybe'], /^22 maybe: wheelchair is yes or no/],
    ['a capacity of nobody', ['S,,,0,80,floor,North,0,', 'S,,,9,99,,,,'], /^22 0: The capacity is no whole number/],
    ['a block of one corner', ['S,,,0,80,floor,North,50,'], /^22 S: The outline of section S needs two corners/],
    ['an empty block', ['S,,,0,80,floor,North,,', 'S,,,90,99,,,,'], /^22 S: Section S has neither seats nor/],
    ['a capacity of seats', ['A,,,0,0,front,North,50,', 'A,,,99,99,,,,'], /^22 A: Section A has seats/],
    [
      'a seat outside its section',
      ['A,,,-5,0,,,,', 'A,,,95,30,,,,'],
      /^12 0, 40: The seat 1 of row 2 .* outside the outline/,
    ],
    [
      'seats and standing places of one category',
      ['S,,,0,80,front,North,50,', 'S,,,90,99,,,,'],
      /^22 front: A category is/,
    ],
    ['two capacities', ['S,,,0,80,floor,North,5,', 'S,,,90,99,,,6,'], /^23 6: Section S already has the capacity 5/],
    ['too few cells', ['A,3,1'], /^22 A,3,1: The line has 3 cells, the header has 9/],
    ['an open quote', ['"A,3,1,0,60,front,North,,'], /^2\d : Quote Not Closed/],
  ])('names %s by line and value', (_, lines, fault) => {
    expect(faultsOf('hall.csv', csv(...lines))[0]).toMatch(fault)
  })

  it('accepts the hall without any of them', () => {
    expect(faultsOf('hall.csv', csv())).toEqual([])
  })

  it('names an unknown category and gate with the known ones when the shop declares them', () => {
    const front = { id: 'stalls', name: { 'zh-CN': '池座', 'zh-MO': '池座', 'en-US': 'Stalls' } }
    const [category] = faultsOf('hall.csv', csv(), { categories: [front] })
    expect(category).toBe('2 front: There is no category of this name. Categories: stalls.')
    const [gate] = faultsOf('hall.csv', csv(), { gates: { South: front.name } })
    expect(gate).toBe('2 North: There is no gate of this name. Gates: South.')
  })

  it.each<[name: string, text: string | Uint8Array, fault: RegExp]>([
    ['a missing column', 'section,row,seat,x,y\n', /^1 category: The column “category” is missing/],
    ['an unknown column', `${COLUMNS},colour\n`, /^1 colour: There is no column of this name/],
    ['a column that is there twice', `${COLUMNS},gate\n`, /^1 gate: The column is there twice/],
    ['a file without seats', COLUMNS, /^null : The file has neither a seat/],
    ['a file in another encoding', Uint8Array.of(0xb5, 0xda, 0xd2, 0xbb), /^null : The file is not UTF-8/],
    ['a file beyond 20 MB', ' '.repeat(20 * 1024 * 1024 + 1), /^null \d+ bytes: A seat map has at most/],
  ])('rejects %s', (_, text, fault) => {
    expect(faultsOf('hall.csv', text)[0]).toMatch(fault)
  })

  it('reports the first hundred of many', () => {
    const all = faultsOf('hall.csv', csv(...ROWS.flatMap((row) => Array.from({ length: 10 }, () => row))))
    expect(all).toHaveLength(101)
    expect(all[100]).toBe('null 300 more: More faults are not shown.')
  })
})

const seatOf = (no: number, more = '') => `<circle id="seat.A.1.${no}" cx="${no * 10}" cy="20" r="4"${more}/>`
const svg = (...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n${['<g data-category="front">', seatOf(1), seatOf(2), ...shapes, '</g>'].join('\n')}\n</svg>`

describe('faults of a drawing', () => {
  it.each<[name: string, text: string, fault: RegExp]>([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>\n${svg()}`, /^1 <!DOCTYPE: The drawing has a document type/],
    ['an unknown entity', svg('<text>&boom;</text>'), /^5 : The drawing is no well-formed SVG/],
    ['a tag left open', svg('<g>'), /^\d+ : The drawing is no well-formed SVG/],
    [
      'an id of a seat with a part missing',
      svg('<circle id="seat.A.3" cx="1" cy="1"/>'),
      /^5 seat\.A\.3: The id of a seat is/,
    ],
    ['a seat as a star', svg('<path id="seat.A.1.3" d="M1 1L2 2z"/>'), /^5 seat\.A\.1\.3: A seat is a circle/],
    ['a seat that is there twice', svg(seatOf(2)), /^5 2: The seat 2 of row 1 in section A is already on line 4/],
    ['a seat beyond the drawing', svg(seatOf(30)), /^5 300, 20: The seat 30 of row 1 .* outside the plan of 100 × 100/],
    ['an outline of curves', svg('<path id="block.B" d="M0 0C1 1 2 2 3 3z"/>'), /^5 path: An outline is/],
    ['a skewed group', svg('<g transform="skewX(20)"></g>'), /^5 skewX\(20\): The transform/],
    ['an unknown flag', svg(seatOf(3, ' data-flags="sofa"')), /^5 sofa: There is no flag of this name/],
    [
      'a capacity in words',
      svg('<rect id="block.B" width="9" height="9" data-capacity="many"/>'),
      /^5 many: The capacity/,
    ],
    ['groups without an end', svg('<g>'.repeat(70)), /^5 g: Groups are nested deeper than 64/],
  ])('names %s by line and value', (_, text, fault) => {
    expect(faultsOf('hall.svg', text)[0]).toMatch(fault)
  })

  it('accepts the drawing without any of them', () => {
    expect(faultsOf('hall.svg', svg())).toEqual([])
  })
})

/** A plan as pretix writes it, a seat a line. */
function plan(...seats: object[]): string {
  const first = { seat_guid: 'g1', seat_number: '1', category: 'Stalls', position: { x: 0, y: 0 } }
  const lines = [first, { ...first, seat_guid: 'g2', seat_number: '2', position: { x: 25, y: 0 } }, ...seats]
  const row = `{"row_number":"1","position":{"x":0,"y":0},"seats":[\n${lines.map((seat) => JSON.stringify(seat)).join(',\n')}\n]}`
  return `{"name":"Hall","categories":[{"name":"Stalls","color":"red"}],"size":{"width":500,"height":500},\n"zones":[{"name":"Main","position":{"x":10,"y":10},"rows":[${row}]}]}`
}
const pretixSeat = { seat_guid: 'g3', seat_number: '3', category: 'Stalls', position: { x: 50, y: 0 } }

describe('faults of a seating plan of pretix', () => {
  it.each<[name: string, text: string, fault: RegExp]>([
    [
      'a category that is not declared',
      plan({ ...pretixSeat, category: 'Box' }),
      /^5 Box: There is no category.*Stalls/,
    ],
    [
      'a guid that is there twice',
      plan({ ...pretixSeat, seat_guid: 'g1' }),
      /^5 g1: The seat_guid is already on line 3/,
    ],
    ['a seat that is there twice', plan({ ...pretixSeat, seat_number: '2' }), /^5 2: The seat 2 .* already on line 4/],
    [
      'a seat that overlaps',
      plan(pretixSeat, { ...pretixSeat, seat_guid: 'g4', seat_number: '4', position: { x: 51, y: 0 } }),
      /^6 61, 10: The seat 4 .* overlaps the seat 3/,
    ],
    [
      'a seat outside the plan',
      plan({ ...pretixSeat, position: { x: 800, y: 0 } }),
      /^5 810, 10: .* outside the plan of 500 × 500/,
    ],
    ['a seat in letters', plan({ ...pretixSeat, seat_number: 'C' }), /^5 C: The seat_number is no whole number/],
    [
      'a place in words',
      plan({ ...pretixSeat, position: { x: 'left', y: 0 } }),
      /^5 zones\.0\.rows\.0\.seats\.2\.position\.x: .*must be number/,
    ],
    ['a missing zone', '{"name":"Hall","categories":[]}', /^1 : .*must have required property 'zones'/],
    ['a cut file', plan().slice(0, -20), /^null : The file is no JSON/],
  ])('names %s by line and value', (_, text, fault) => {
    expect(faultsOf('hall.json', text)[0]).toMatch(fault)
  })

  it('accepts the plan without any of them', () => {
    expect(faultsOf('hall.json', plan(pretixSeat))).toEqual([])
  })
})
