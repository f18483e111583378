import { themePalette } from '@/domain/theme-palette'
import { windowChrome } from './window-chrome.h5'

it('keeps the document unchanged for a page in the same language and theme', () => {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  const palette = themePalette('dark')
  const enter = () => {
    windowChrome.setLanguage('en-US')
    windowChrome.applyTheme('dark', palette)
  }
  enter()
  observer.observe(document, { attributes: true, childList: true, subtree: true })
  enter()
  changes.push(...observer.takeRecords())
  expect(changes).toEqual([])
  windowChrome.setLanguage('zh-CN')
  expect(observer.takeRecords()).toHaveLength(1)
})
