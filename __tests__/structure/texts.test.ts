import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Converter } from 'opencc-js/cn2t'

const ROOT = path.resolve(__dirname, '../..')

const toHongKong = Converter({ from: 'cn', to: 'hk' })
/** Traditional characters that the dictionary takes for simplified ones. */
const BOTH = /[戶閱]/g

/** Simplified characters of a text. */
function simplifiedIn(text: string): string[] {
  const bare = text.replace(BOTH, '')
  const traditional = toHongKong(bare)
  return [...bare].filter((character, at) => character !== traditional[at])
}

type Texts = Record<string, string>

function localeFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return []
    const full = path.join(folder, entry.name)
    return entry.name === 'locales' ? [full] : localeFolders(full)
  })
}

function textsIn(folder: string, locale: string): Texts {
  return (require(path.join(folder, locale)) as { default: Texts }).default
}

function marksIn(text: string | undefined): string[] {
  return (text?.match(/\{\w+\}/g) ?? []).sort()
}

describe.each(localeFolders(path.join(ROOT, 'src')).map((folder) => [path.relative(ROOT, folder), folder]))(
  '%s',
  (_name, folder) => {
    const source = textsIn(folder, 'zh-cn')

    it.each(['zh-mo', 'en-us'])('says everything in %s too, with the same marks', (locale) => {
      const texts = textsIn(folder, locale)
      expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort())
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim()).not.toBe('')
        expect(marksIn(text)).toEqual(marksIn(source[key]))
      }
    })

    it('has no simplified character in the Chinese of Macau', () => {
      expect(Object.values(textsIn(folder, 'zh-mo')).flatMap(simplifiedIn)).toEqual([])
    })

    it('has no Chinese in English', () => {
      expect(Object.values(textsIn(folder, 'en-us')).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
    })
  },
)
