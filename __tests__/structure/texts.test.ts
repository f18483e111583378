import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Converter } from 'opencc-js/cn2t'
import { toMacauWords } from '../../gateway/src/texts/macau-words'

const ROOT = path.resolve(__dirname, '../..')

const toHongKong = Converter({ from: 'cn', to: 'hk' })
/** Traditional characters that the dictionary mistakes for simplified ones. */
const BOTH = /[戶閱說稅]/g

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

/** The gateway has a folder of texts per area. */
const GATEWAY_TEXTS = readdirSync(path.join(ROOT, 'gateway/src/texts'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join(ROOT, 'gateway/src/texts', name))

/** The single export of a text file. */
function textsIn(folder: string, locale: string): Texts {
  const [texts = {}] = Object.values(require(path.join(folder, locale)) as Record<string, Texts>)
  return texts
}

/** Requirement rows of text folders in three languages. */
const ROWS: Readonly<Record<string, string>> = {
  'src/package-user/membership/locales': 'MEMBER-029',
  'src/blocks/locales': 'I18N-023, I18N-035',
  'src/i18n/locales': 'I18N-018',
  'src/package-order/checkout/locales': 'I18N-021',
  'src/package-order/orders/locales': 'I18N-028',
  'src/package-order/payment-result/locales': 'I18N-025',
  'src/package-order/refunds/locales': 'I18N-036',
  'src/package-send-accept-ticket/locales': 'I18N-033',
  'src/package-show/booking/locales': 'I18N-020',
  'src/package-show/seats/locales': 'I18N-027',
  'src/package-show/shows/locales': 'I18N-019',
  'src/package-ticket/entry/locales': 'I18N-035',
  'src/package-invoice/locales': 'I18N-031',
  'src/package-user/account/locales': 'I18N-022, I18N-034',
  'src/package-user/people/locales': 'I18N-030, I18N-032',
  'src/pages/all/locales': 'I18N-026',
  'src/pages/mine/locales': 'I18N-024',
  'src/pages/ticket-holder/locales': 'I18N-029',
}

/** A folder and its rows. */
function nameOf(folder: string): string {
  const name = path.relative(ROOT, folder)
  return ROWS[name] ? `${name} (${ROWS[name]})` : name
}

/** The words of one and of many are a matter of each language. */
const PLURAL = /\{\w+, plural, one \{[^}]*\} other \{[^}]*\}\}/g

function marksIn(text: string | undefined): string[] {
  return (text?.replace(PLURAL, '').match(/\{\w+\}/g) ?? []).sort()
}

function sourcesIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/locales|texts[\\/][\w-]+[\\/](zh|en)/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

/** A key is used if it is written out, or one of its prefixes precedes a `${…}`. */
function isUsed(key: string, sources: string): boolean {
  const beginnings = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1))
  return [`'${key}'`, ...beginnings.map((beginning) => `\`${beginning}\${`)].some((use) => sources.includes(use))
}

describe.each([
  ['src', localeFolders(path.join(ROOT, 'src'))],
  ['gateway/src', GATEWAY_TEXTS],
])('the texts of %s', (folder, folders) => {
  it('uses every text', () => {
    const sources = sourcesIn(path.join(ROOT, folder))
    const keys = folders.flatMap((texts) => Object.keys(textsIn(texts, 'zh-cn')))
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.filter((key) => !isUsed(key, sources))).toEqual([])
  })
})

it('words every text of src as the shop does (I18N-041)', () => {
  const allowed = /^(i18n|stores)[\\/](text|message|use-text|words-store)\.ts$/
  const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !allowed.test(file))
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => /\btranslator\(/.test(readFileSync(path.join(ROOT, 'src', file), 'utf8')))).toEqual(
    [],
  )
})

describe('the Chinese of Macau', () => {
  const folders = [...localeFolders(path.join(ROOT, 'src')), ...GATEWAY_TEXTS]
  // Search words of the help page include those of other regions.
  const entries = folders.flatMap((folder) => Object.entries(textsIn(folder, 'zh-mo')))
  const texts = entries.filter(([key]) => !key.endsWith('.words')).map(([, text]) => text)

  it('uses one word for each idea, that of Macau', () => {
    expect(texts.filter((text) => text !== toMacauWords(text))).toEqual([])
  })

  it.each([
    ['微信支付', '微信支付'],
    ['候補票檔請支付', '輪候票種請付款'],
    ['賬户', '帳戶'],
  ])('corrects %s to %s', (text, corrected) => {
    expect(toMacauWords(text)).toBe(corrected)
  })
})

it.each(['zh-cn', 'zh-mo', 'en-us'])('has the account texts in %s (LOGIN-055, LOGIN-059)', (locale) => {
  const texts = textsIn(path.join(ROOT, 'src/i18n/locales'), locale)
  expect(texts).toMatchObject({ login_warn_tips2: expect.any(String), login_warn_tips8: expect.any(String) })
})

describe.each(localeFolders(path.join(ROOT, 'src')).map((folder) => [nameOf(folder), folder]))(
  '%s',
  (_name, folder) => {
    const source = textsIn(folder, 'zh-cn')

    it.each(['zh-mo', 'en-us'])(
      'has every text in %s too, with the same placeholders (ORDER-057, TICKET-030, LOGIN-054, LOGIN-056…058, LOGIN-060, LOGIN-061, USER-056)',
      (locale) => {
        const texts = textsIn(folder, locale)
        expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort())
        for (const [key, text] of Object.entries(texts)) {
          expect(text.trim()).not.toBe('')
          expect(marksIn(text)).toEqual(marksIn(source[key]))
        }
      },
    )

    it('has no simplified character in the Chinese of Macau', () => {
      expect(Object.values(textsIn(folder, 'zh-mo')).flatMap(simplifiedIn)).toEqual([])
    })

    it('has no Chinese in English', () => {
      expect(Object.values(textsIn(folder, 'en-us')).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([])
    })
  },
)
