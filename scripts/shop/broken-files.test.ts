import { existsSync } from 'node:fs'
import { BrokenFolder, type Edit, replaceIn } from '@test/broken-folder'

const SHOW = 'shows/lighthouse-keeper.yaml'
const POSTER = 'pictures/lighthouse-keeper.svg'
const folder = new BrokenFolder()
afterAll(() => folder.remove())

describe('files with a fault', () => {
  it.each<[name: string, edit: Edit, fault: RegExp]>([
    [
      'YAML with a wrong indent',
      replaceIn(SHOW, 'venue: harbour-stage', '  venue: harbour-stage'),
      /^shows\/lighthouse-keeper\.yaml:\d+: /,
    ],
    [
      'a field that is there twice',
      replaceIn(SHOW, 'minAge: 8', 'minAge: 8\nminAge: 9'),
      /^shows\/lighthouse-keeper\.yaml:\d+: .*unique/,
    ],
    [
      'an alias that multiplies',
      replaceIn(SHOW, 'minAge: 8', `minAge: 8\nx: [&a [1], ${'*a, '.repeat(200)}1]`),
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
      replaceIn('halls/main.json', '"levels":[0,14]', '"levels":[9,14]'),
      /^halls\/main\.json:\d+ "9": The hall has no tier/,
    ],
    [
      'a zone on an unknown floor',
      replaceIn('halls/main.json', '"floor":"upper"', '"floor":"uper"'),
      /^halls\/main\.json:\d+ "uper": The hall has no such floor/,
    ],
    [
      'a poster that is not there',
      replaceIn(SHOW, POSTER, 'pictures/keeper.jpg'),
      /^shows\/lighthouse-keeper\.yaml:7 "pictures\/keeper\.jpg": There is no such file/,
    ],
    [
      'a poster beyond the pictures',
      replaceIn(SHOW, POSTER, 'pictures/a/../../seats/main.svg'),
      /^shows\/lighthouse-keeper\.yaml:7 .*There is no such file/,
    ],
    [
      'a poster outside the folder',
      replaceIn(SHOW, POSTER, 'pictures/../../secret.jpg'),
      /^shows\/lighthouse-keeper\.yaml:7 "pictures\/\.\./,
    ],
    [
      'a picture of 60 MB',
      (_, write) => write(POSTER, new Uint8Array(60 * 1024 * 1024)),
      /^shows\/lighthouse-keeper\.yaml:7 .*A picture has at most 20971520 bytes/,
    ],
    [
      'a script in a picture',
      replaceIn(POSTER, '<defs>', '<script/><defs>'),
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
    const { code, lines } = await folder.publish(edit)
    expect(lines.filter((line) => fault.test(line)).length).toBeGreaterThan(0)
    expect(new Set(lines).size).toBe(lines.length)
    expect([code, lines[lines.length - 1]]).toEqual([1, expect.stringMatching(/nothing was published/)])
    expect(existsSync(folder.dataDir)).toBe(false)
  })
})
