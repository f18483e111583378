import { FakeStorage } from '@/platform/storage/storage-fake'
import { ThemeStore } from '@/stores/theme-store'
import { system } from './system.h5'

/** A web device whose theme can change. */
function testMedia() {
  const media = Object.assign(new EventTarget(), { matches: false })
  const matchMedia = (query: string) => {
    expect(query).toBe('(prefers-color-scheme: dark)')
    return media
  }
  Object.assign(window, { matchMedia })
  return (isDark: boolean) => {
    media.matches = isDark
    media.dispatchEvent(Object.assign(new Event('change'), { matches: isDark }))
  }
}

it('follows the device to the dark and back, as long as the user has chosen nothing else (SHELL-063)', () => {
  const turn = testMedia()
  const theme = new ThemeStore({ storage: new FakeStorage(), system, launchQuery: {}, shopColors: () => null })
  expect(theme.scheme).toBe('light')
  turn(true)
  expect(theme.scheme).toBe('dark')
  turn(false)
  expect(theme.scheme).toBe('light')
  theme.choose('light')
  turn(true)
  expect(theme.scheme).toBe('light')
})
