import { localeFromUrl, localeToUrl } from './locale'

it.each([
  ['zh-Hans', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-MO', 'zh-MO'],
  ['en-US', 'en'],
])('writes the language %s as %s in addresses (I18N-011)', (lang, written) => {
  const locale = localeFromUrl(lang)
  expect(locale && localeToUrl(locale)).toBe(written)
})
