/** @engine embedded: its calls at the same time need no database. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSeating } from '../catalogue/seat-files/build-seating'
import { readSeatFile } from '../catalogue/seat-files/read-seat-file'
import { readSeatMapOptions } from '../catalogue/seat-files/seat-map-options'
import { hallDocumentOf } from './hall-document-of'
import { preparePicture } from './pictures/prepare-picture'

const FOLDER = path.resolve(__dirname, '../../../examples/harbour-stage')
const fileOf = (name: string) => readFileSync(path.join(FOLDER, name))

describe('the example shop', () => {
  it('has the hall that its list of seats describes', () => {
    const options = readSeatMapOptions(fileOf('seats/main.yaml').toString())
    const source = readSeatFile('main.csv', fileOf('seats/main.csv'))
    if (Array.isArray(options) || !source) throw new Error('the seats cannot be read')
    const { seating, faults, warnings } = buildSeating(source, options)
    expect([faults, warnings]).toEqual([[], []])
    // `npm run import:seats` writes it again.
    const hall = JSON.parse(fileOf('halls/main.json').toString())
    expect(seating && JSON.parse(JSON.stringify(hallDocumentOf(seating)))).toEqual(hall)
    expect(hall.zones.map(({ id, floor }: Record<string, string>) => [id, floor])).toEqual([
      ['stalls', 'ground'],
      ['balcony', 'upper'],
      ['rail', 'upper'],
    ])
  })

  it('has pictures that can be published', async () => {
    const names = readdirSync(path.join(FOLDER, 'pictures'))
    expect(names.length).toBeGreaterThan(3)
    const pictures = await Promise.all(names.map((name) => preparePicture(fileOf(`pictures/${name}`))))
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(names.map(() => [600, 800]))
  })
})

describe('names of a hall', () => {
  it('name their faults by field', () => {
    const name = '{ zh-CN: 池座, en-US: Stalls }'
    expect(readSeatMapOptions('gates: { north: { zh-CN: 北门 } }\ncolour: 1')).toEqual([
      'must NOT have additional properties: colour',
      "gates.north must have required property 'en-US'",
    ])
    expect(readSeatMapOptions('seatMetres: 0')).toEqual(['seatMetres must be > 0'])
    expect(readSeatMapOptions('gates: {')).toEqual([expect.stringMatching(/line 1|flow/i)])
    expect(readSeatMapOptions(`categories: { a: ${name} }\nstage: ${name}`)).toMatchObject({
      categories: [{ id: 'a', name: { 'zh-MO': '池座' } }],
      stageName: { 'en-US': 'Stalls' },
    })
  })

  it('become ids of documents', () => {
    const csv = 'section,row,seat,x,y,category\nLeft stalls,1,1,0,0,a\nLeft_Stalls,1,1,10,0,a\n池座,1,1,20,0,a\n'
    const source = readSeatFile('hall.csv', Buffer.from(csv))
    const { seating } = source ? buildSeating(source) : { seating: null }
    const hall = seating && hallDocumentOf(seating)
    expect(hall?.zones.map(({ id }) => id)).toEqual(['left-stalls', 'left-stalls-2', 'zone-3'])
    expect(hall?.zones[0]?.entrance['en-US']).toBe('Main entrance')
  })
})
