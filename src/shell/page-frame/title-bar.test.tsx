import { View } from '@tarojs/components'
import { type RenderOptions, renderPage } from '@test/render-page'
import { seenText } from '@test/screen'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { page } from '../page'
import { PageFrame } from './page-frame'

interface Given extends RenderOptions {
  headColor?: string
  barBackgroundOpacity?: number
}

/** Style of the title bar set in the system: `dark` means white signs. */
async function barSchemeOf(route: Route, { headColor, barBackgroundOpacity, ...options }: Given = {}) {
  const schemes: string[] = []
  const Page = page(
    () => (
      <PageFrame title="the title" headColor={headColor} barBackgroundOpacity={barBackgroundOpacity}>
        <View />
      </PageFrame>
    ),
    route,
  )
  await renderPage(Page, route, {
    params: { showId: '1' },
    ...options,
    prepare: ({ app }) => {
      app.windowChrome.applyTheme = (_scheme, _palette, barScheme) => schemes.push(barScheme)
    },
  })
  await seenText('the title')
  return schemes.at(-1)
}

describe('the title bar', () => {
  it.each<[string, Route, Given, string]>([
    ['white over a coloured head', routes.showDetail, { headColor: '#3A2B5C', barBackgroundOpacity: 0 }, 'dark'],
    [
      'of the theme once it is scrolled',
      routes.showDetail,
      { headColor: '#3A2B5C', barBackgroundOpacity: 0.5 },
      'light',
    ],
    ['of the theme until the colour is known', routes.showDetail, { barBackgroundOpacity: 0 }, 'light'],
    [
      'of the theme over a colour that is none',
      routes.showDetail,
      { headColor: 'red;}', barBackgroundOpacity: 0 },
      'light',
    ],
    [
      'of the theme on pages without a head',
      routes.settings,
      { headColor: '#3A2B5C', barBackgroundOpacity: 0 },
      'light',
    ],
  ])('draws %s', async (_name, route, given, wanted) => {
    expect(await barSchemeOf(route, given)).toBe(wanted)
  })
})

describe('a page without a title bar', () => {
  it.each([true, false])(
    'shows the way back only with one, and keeps its heading: %s (SHELL-105)',
    async (hasTitleBar) => {
      const Page = page(
        () => (
          <PageFrame title="the title" hasTitleBar={hasTitleBar}>
            <View>content</View>
          </PageFrame>
        ),
        routes.bankAuth,
      )
      await renderPage(Page, routes.bankAuth)
      await seenText('content')
      expect(screen.queryAllByRole('button', { name: '返回' })).toHaveLength(hasTitleBar ? 1 : 0)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('the title')
    },
  )
})
